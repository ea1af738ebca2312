/** The commonest passwords of eight characters and more, in lower case: refused wherever one is chosen. */
export const commonPasswords = new Set(
  `password password1 password12 password123 password1234 password! passw0rd passw0rd1 p@ssword p@ssw0rd
  p@ssword1 p@ssw0rd1 p@ssw0rd123 pass1234 pass12345 passpass password01 password2 password99
  12345678 123456789 1234567890 12345678910 123456789a a123456789 a1234567 12345679 123123123 1234512345
  123321123 11111111 111111111 1111111111 00000000 000000000 0000000000 22222222 55555555 66666666 77777777
  88888888 888888888 99999999 999999999 12341234 12121212 11112222 11223344 1122334455 112233445566 87654321
  987654321 9876543210 0987654321 01234567 012345678 0123456789 123456abc 123abc123 abc12345 abc123456
  abcd1234 abcd12345 abcdefgh abcdefg1 abcabcabc 1234abcd 123456qwerty a1b2c3d4 a1b2c3d4e5 aa123456 aaaaaaaa
  qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwer1234 qwe123qwe qweasdzxc
  qweqweqwe qazwsxedc qazwsx123 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx
  zaq1zaq1 zxcvbnm1 zxcvbnm123 asdfghjk asdfghjkl asdfasdf asdf1234 asd123456 q1w2e3r4 q1w2e3r4t5 1234qwer
  iloveyou iloveyou1 iloveyou2 iloveyou! iloveu123 letmein1 letmein123 welcome1 welcome12 welcome123 welcome!
  admin123 admin1234 admin12345 administrator adminadmin root1234 rootroot superuser superman superman1
  batman123 spiderman pokemon1 pokemon123 minecraft starwars starwars1 football football1 baseball baseball1
  basketball liverpool liverpool1 chelsea1 arsenal1 barcelona juventus manchester sunshine sunshine1 princess
  princess1 charlie1 michael1 michelle jennifer jessica1 jonathan samantha alexander victoria christian
  computer computer1 internet internet1 samsung1 samsung123 monkey123 dragon123 master123 shadow123 hello123
  hello1234 hellohello whatever whatever1 trustno1 changeme changeme1 changeme123 default1 secret123 test1234
  test12345 testtest testing1 testing123 temp1234 guest123 user1234 login123 access14 mustang1 corvette
  mercedes ferrari1 summer2023 summer2024 summer2025 summer2026 winter2023 winter2024 winter2025 winter2026
  spring2025 spring2026 autumn2025 january1 december google123 facebook facebook1 freedom1 forever1 ilovegod
  blink182 babygirl babygirl1 butterfly chocolate chocolate1 cookie123 elephant flower123 lovelove loveyou1
  marlboro metallica midnight mylove123 nicholas passport patricia rush2112 scorpion slipknot snickers
  swordfish sweetheart creative danielle einstein`.split(/\s+/),
)
