/** Words that common passwords are made of, in lower case: names, teams, animals, feelings, the keyboard. */
export const commonStems = new Set(
  `password passwort passw passwd pass parola motdepasse contrasena senha wachtwoord welcome welkom bienvenue
  willkommen letmein changeme default secret login access master admin administrator root user guest test testing
  temp temporary sample hello hallo bonjour hola goodbye whatever nothing something anything trustno iloveyou iloveu
  loveyou ilove loveme lovely lover love mylove babygirl babyboy baby angel princess prince queen king sweetheart
  sweety sweetie honey sugar cookie candy chocolate banana orange apple cherry strawberry pepper ginger coffee
  sunshine sunflower flower rose rainbow butterfly summer winter spring autumn january february march april may
  june july august september october november december monday tuesday wednesday thursday friday saturday sunday
  monkey dragon tiger lion eagle falcon hawk panther leopard wolf wolves bear horse pony puppy kitty kitten
  dog doggie cat fish dolphin shark snake scorpion spider chicken turtle rabbit bunny elephant penguin buster
  football soccer baseball basketball hockey tennis golf rugby cricket swimming running runner skater skateboard
  liverpool arsenal chelsea manchester united everton tottenham celtic rangers barcelona madrid realmadrid
  juventus milan inter bayern dortmund ajax feyenoord benfica porto yankees redsox lakers cowboys steelers
  packers broncos raiders eagles bulldog bulldogs gators tigers lions jordan ronaldo ronaldinho messi beckham
  michael michelle jennifer jessica ashley amanda nicole andrea andrew anthony daniel danielle david robert
  richard thomas joshua joseph james john johnny jonathan jordan justin brandon brian charles charlie chris
  christian christine christina christopher william matthew maria marina martin martina melissa nathan nicholas
  patrick patricia rachel rebecca samantha sandra sarah scott sophie stephanie steven stephen susan tyler
  vanessa veronica victor victoria vincent alexander alexandra alexandre alexis alice alicia barbara benjamin
  bonnie brittany carlos carmen caroline catherine katherine cheyenne claudia cynthia dakota debbie dennis
  diana dominic donald douglas edward elizabeth emily eric erika felipe fernando florence francis frank
  gabriel gabriela george gregory harley harold hannah heather helen isabella isabelle jackson jacob jake jasmine
  jason jeffrey jeremy jesus joanna julia julian juliana karina katie kevin kimberly kristen kristina laura lauren
  leonardo linda lindsay lorenzo louis louise lucas lucky maggie marcus margaret mark mary maurice maxwell megan
  mercedes miguel monica morgan murphy natalia natasha nathalie oliver olivia pamela pauline peter philip phoenix
  rafael raymond ricardo roberto rodrigo roger ronald russell sabrina samuel sebastian shannon sharon simone
  sydney sylvia taylor teresa theresa timothy travis valentina valerie wendy zachary
  batman superman spiderman ironman wolverine superstar superuser starwars startrek skywalker yoda vader matrix pokemon
  pikachu naruto sasuke mario zelda minecraft fortnite roblox warcraft starcraft counter diablo hunter killer
  ninja samurai warrior soldier marine sniper gangster thunder lightning storm hurricane tornado blizzard
  phantom shadow ghost devil demon lucifer satan heaven hell jesus christ jesuschrist god godisgood blessed faith
  grace trinity michaeljackson metallica nirvana slipknot ironmaiden acdc eminem tupac rihanna beatles guitar
  drummer music dancer dancing dance rockstar rock punk hiphop
  ferrari porsche mercedes corvette mustang camaro chevrolet chevy toyota honda yamaha kawasaki suzuki ducati
  harleydavidson yankee canada england france germany deutschland italia espana brasil mexico america american
  australia london paris berlin madrid roma newyork chicago boston dallas texas california florida
  computer internet windows microsoft google facebook youtube twitter instagram linkedin yahoo hotmail gmail
  samsung iphone android nokia apple macintosh linux ubuntu oracle cisco server system network security
  freedom liberty justice victory forever together family friend friends bestfriend mother father mommy daddy
  mama papa sister brother husband wife children school college student teacher doctor police money dollar
  million business company office work manager director boss
  beautiful handsome gorgeous pretty sexy sexygirl hottie cutie crazy stupid idiot loser asshole bitch fuckyou
  fuckoff fucker fuckme bullshit blowjob pussy naked hardcore playboy player gamer cheater
  qwerty qwertz azerty qwert qwer asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qazwsx qaz wsx abcd abcdef abcdefg
  abcdefgh abcabc abc abcde aaa aaaa asd zaq xsw qwe poiuyt lkjhgf mnbvcxz`.split(/\s+/),
)
