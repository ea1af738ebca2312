import type { CodePage } from './code-pages.ts'

/**
 * A language by its letters beyond ASCII: at place n of `letters`, parted by bars, are those that a text in it has once
 * in 2 to the n of such. Counted in the names of countries, currencies, units and days (Unicode CLDR 47) and in words of
 * price lists, half and half. `words`: how headers in it are known that have ASCII alone; `never`: what no word of it has.
 */
export type Language = {
  pages: readonly CodePage[]
  letters: string
  words?: RegExp
  never?: RegExp
}

const western = ['Windows-1252', 'IBM850', 'Macintosh'] as const
const eastern = ['Windows-1250', 'ISO-8859-2', 'IBM852'] as const
const cyrillic = ['Windows-1251', 'IBM866'] as const

const noCyrillic = /(?<!\p{L})[ьъы]|[аеиоуыэюяії]{4}|[бвгджзйклмнпрстфхцчшщ]{5}/giu

export const languages: readonly Language[] = [
  // German
  {
    pages: western,
    letters: '||üä|ö|ß||é|à',
    words: /\b(preis|bestand|bezeichnung|menge|hersteller|artikel\w*|lager\w*)\b/i,
  },
  // French
  {
    pages: western,
    letters: '|é||îè|ç|ôêàâ|ùûïë|œ|ü|ö',
    words: /\b(prix|marque|libelle|stock disponible|reference|fabricant|quantite)\b/i,
  },
  // Spanish
  {
    pages: western,
    letters: '||íó|áñéú||ü¿¡ºª',
    words: /\b(precio|cantidad|marca|fabricante|existencias|codigo|nombre)\b/i,
  },
  // Italian
  {
    pages: western,
    letters: '||à|èé|ìùò|||íó',
    words: /\b(prezzo|marca|codice|descrizione|giacenza|quantita)\b/i,
  },
  // Portuguese
  {
    pages: western,
    letters: '||ã|çóáí|éê|úâ|õô|àºª',
    words: /\b(preco|marca|quantidade|estoque|codigo|nome)\b/i,
  },
  // Swedish
  { pages: western, letters: '||öäå|||é|ç', words: /\b(pris|antal|lager\w*|artikel\w*)\b/i },
  // Danish and Norwegian
  { pages: western, letters: '||øå|æ||é|öä', words: /\b(pris|antal|varenummer|lager\w*)\b/i },
  // Finnish
  { pages: western, letters: '|ä||ö|||šžé', words: /\b(hinta|nimi|tuote\w*|varasto\w*)\b/i },
  // Dutch
  { pages: western, letters: '||ë|éï|èö|ü|áóê', words: /\b(prijs|aantal|voorraad|merk|naam)\b/i },
  // Icelandic
  { pages: ['Windows-1252'], letters: '||||áíóðú|éöæýþ' },
  // Polish
  {
    pages: eastern,
    letters: '|||łńóśż|ęćą||ź|éô',
    words: /\b(cena|nazwa|kod|indeks|producent|stan|towar)\b/i,
  },
  // Czech
  {
    pages: eastern,
    letters: '|||áýíě|řščžé|ůú|ťň|ó|ďöü',
    words: /\b(cena|nazev|kod|vyrobce|sklad\w*|popis)\b/i,
  },
  // Slovak
  {
    pages: eastern,
    letters: '|||áýž|íščé|ťäúľó|ňôĺŕ|ď|ěřöü',
    words: /\b(cena|nazov|kod|vyrobca|sklad\w*|popis)\b/i,
  },
  // Hungarian
  { pages: eastern, letters: '||áé|őö|óüíű|ú', words: /\b(kus|keszlet|db|gyarto|cikkszam|nev)\b/i },
  // Romanian
  {
    pages: eastern,
    letters: '||ă|âîşţ|||éí|óôáã',
    words: /\b(pret|buc|denumire|stoc|producator|cod)\b/i,
  },
  // Croatian, Slovene and Serbian
  {
    pages: eastern,
    letters: '||č|šž|ć|đ|éöü',
    words: /\b(naziv|kom|sifra|cijena|cena|zaloga|zaliha)\b/i,
  },
  // Turkish
  {
    pages: ['Windows-1254'],
    letters: '||ıü|şçğö|İ||ûîâ',
    words: /\b(fiyat|stok|adet|miktar|marka|urun)\b/i,
  },
  // Greek
  {
    pages: ['Windows-1253'],
    letters: '||||αοτιρκνσςε|μλίόδυηάπήγ|φύβέθώω|χζψ|ξ|ϊϋΐΰ',
    never: /(?<!\p{L})[α-ω]{4,}(?!\p{L})|ς(?=\p{L})|σ(?!\p{L})/gu,
  },
  // Russian
  {
    pages: [...cyrillic, 'KOI8-R'],
    letters: '||||аиоенртс|клвдмйяп|убьгзы|шцчжх|фюэ|ёъ',
    never: noCyrillic,
  },
  // Ukrainian
  { pages: cyrillic, letters: '||||анокріиет|слвдмупя|йьбжгзх|шцєчї|фющ|ґ', never: noCyrillic },
  // Bulgarian
  { pages: cyrillic, letters: '||||аиноретс|клвдмупъ|бягзч|йцхшжщ|фью', never: noCyrillic },
  // Serbian and Macedonian
  { pages: cyrillic, letters: '||||аинроект|сулмјчпвд|бгцшзк|фњжћ|ђхљџќѓ|ѕ', never: noCyrillic },
  // Hebrew
  {
    pages: ['Windows-1255'],
    letters: '||||ירומלא|נבהחסכקטדת|שפעזגםן|ךצףץ',
    never: /[ךםןףץ](?=\p{L})/gu,
  },
  // Arabic, and letters of Persian
  {
    pages: ['Windows-1256'],
    letters: '|||ال|يورةنم|بكدست|شحأفصقزجع|غطهخ|ذضىئءؤپچژگ|إظثآ',
    never: /[ةى](?=\p{L})/gu,
  },
  // Lithuanian
  { pages: ['Windows-1257'], letters: '||ėšž|ųū|čąįę', words: /\b(kaina|kiekis|kodas|prek\w+)\b/i },
  // Latvian
  {
    pages: ['Windows-1257'],
    letters: '||ā|ēšī|ūžņ|ķļģč',
    words: /\b(cena|kods|skaits|nosaukums)\b/i,
  },
  // Estonian
  { pages: ['Windows-1257'], letters: '||õä|üö|šž||é', words: /\b(hind|kogus|nimetus|kood)\b/i },
  // Thai
  { pages: ['Windows-874'], letters: '||||ารเน|ลอยสิดีวมคก่จัง|หบตซูโ้็แ|ปชำผไะพฟืท์ุข|ฮภธถศณญ' },
]

/** Signs that lists in Chinese, Japanese or Korean have most, beside the syllables of Japanese. */
export const frequent: Partial<Record<CodePage, string>> = {
  GB18030:
    '的一是不了在人有为以中大上个国和地到主时要出生可分对成会年动同工也能下过子种面而方后多定行学法所民得十三之进着等部度家电力里如水化高自二理起小物现实加量都两体制机当使点从业本去把性好应开它合还因由其些然前外天政四日那社义事平形相全表间样与关各重新线内数正心反你明看原又么利比或但质气第向道命此变条只没结解问意建月公无系军很情者最立代想已通并提直题程展五果料象员革位入常文总次品式活设及管特件长求老头基资边流路级少图山统接知较将组见计别她手角期根论运农指几九区强放决西被干做必战先回则任取据处队南给色光门即保治北造百规热领七海口东导器压志世金增争济阶油思术极交受联什认六共权收证改清己美再采转更单风切打白教速花带安场身车例真务具万每目至达走积示议声报斗完类八离华名确才科张信马节话米整空元况今集温传土许步群广石记需段研界拉林律叫且究观越织装影算低持音众书布复容儿须际商非验连断深难近矿千周委素技备半办青省列习响约支般史感劳便团往酸历市克何除消构府称太准精值号率族维划选标写存候毛亲快效斯院查江型眼王按格养易置派层片始却专状育厂京识适属圆包火住调满县局照参红细引听该铁价严货库编码厂规描述显卡内存板硬盘处理散热扇箱键鼠屏插槽频容购买税含币元件套台条块支只盒型号品牌名称单价库存数量金额备注',
  Big5: '的一是不了在人有為以中大上個國和地到主時要出生可分對成會年動同工也能下過子種面而方後多定行學法所民得經十三之進著等部度家電力裡如水化高自二理起小物現實加量都兩體制機當使點從業本去把性好應開它合還因由其些然前外天政四日那社義事平形相全表間樣與關各重新線內數正心反你明看原又麼利比或但質氣第向道命此變條只沒結解問意建月公無系軍很情者最立代想已通並提直題程展五果料象員革位入常文總次品式活設及管特件長求老頭基資邊流路級少圖山統接知較將組見計別手角期根論運指幾九區強放決西被幹做必先回則任取據處給色光門即保造規熱領海口東導器壓世金增交受聯認共收證改清己美再採轉更單風切打白速花帶安場身車例真務具萬每目至達示聲報完類離名確才科信節整空元況集溫傳步廣記需研界裝影算低持音書容商非驗連斷近千技備半青列響約支感便市克除消構稱準精值號率維選標寫存快效型按格易置層片始專狀廠識適屬包火調照紅細引該鐵價貨庫編碼描述顯卡憶記硬碟處理散熱扇殼鍵滑鼠螢幕插槽頻購買稅含幣套臺台條塊隻盒型號品牌名稱單價庫存數量金額備註廠牌料號規格說明',
  'Shift-JIS':
    '日一国人年大十二本中長出三時行見月後前生五間上東四今金九入学高円子外八六下来気小七山話女北午百書先名川千水半男西電校語土木聞食車何南万毎白天母火右読友左休父雨品番数量型号単価格在庫製造元名称説明商備考合計税込抜送料納期個枚本台式箱入業者販売店注文発仕様規格部電源機器接続端子線長短色黒白赤青緑黄銀容量記憶装置画面像処理速度冷却空水熱伝導対応用途内蔵外付増設変換延長保護取扱状態新古消耗材料直径幅高奥重最小最大定格入力出力',
  'EUC-KR':
    '이다는을에의가고를기지한로사하어은제도리자아시수인나스정대일그해부보전장상주서구라비원부성조연모동교공국무지용여년게마들있만소치트터드프레인미오크르세러니단계물간신경관방영체회실내발문요개산생유진선재화분행안력과적민중명당설학표심반역속금격거호배타코품번호수량가격단가재고명칭규격제조사모델전원메모리그래픽카드케이스쿨러키보드마우스모니터케이블색상검정흰블랙화이트하드디스크프로세서메인보드파워랙서버무선유선팬합계비고납기',
}
frequent['EUC-JP'] = frequent['Shift-JIS']!
