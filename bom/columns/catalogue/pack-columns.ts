import { isPieces } from '../../read/units.ts'
import { plain } from '../plain.ts'

/** How many pieces of a part are sold as one: where a price stands beside, nobody knows which of the two it is of. */
const packs = new Set(
  `packsize packqty packquantity packcount packagesize packageqty packagequantity packagingunit packagingquantity packagingqty packunit
  qtyperpack quantityperpack qtyinpack unitsperpack pcsperpack piecesperpack itemsperpack perpack
          unitsperpackage qtyperpackage pcsperpackage piecesperpackage packcontent packcontents packagecontent
  packagecontents content contents setsize piecesperset pcsperset unitsperset kitsize kitqty bundleqty bundlequantity bundlesize multipack multipackqty
  lotsize salesunitqty sellingunitqty unitsperitem piecesperunit pcsperunit numberofitems itempackagequantity unitcount
  inhalt packungsinhalt verpackungsinhalt packungsgröße packungsgrösse packungseinheit packungsmenge verpackungseinheit verpackungsmenge vpe ve gebinde
  gebindegröße gebindemenge stückprove stkprove stückpropackung stkpropackung stückprovpe mengeprove mengeproverpackung mengepropackung anzahlpropackung
  inhaltve inhaltvpe stückzahlproverpackung conditionnement colisage contenu contenance unitésparcolis unitéspar qtéparcolis quantitéparcolis qtéparpaquet
  quantitéparpaquet quantitéparconditionnement lotde unidadesporpaquete unidadesporenvase cantidadporpaquete
  contenido pezziperconfezione pzperconfezione pzconf quantitàperconfezione contenuto verpakkingseenheid aantalperverpakking stuksperverpakking
  verpakkingsgrootte inhoud ilośćwopakowaniu szt.wopakowaniu sztukwopakowaniu sztwopak zawartość baleníks kusůvbalení ksvbalení početvbalení obsah velikostbalení
  unidadesporembalagem quantidadeporembalagem conteúdo förpackningsstorlek antalperförpackning antalperpakke pakkestørrelse pakkauskoko csomagolásiegység
  db/csomag kiszerelés paketiçi paketadedi kutuiçiadet вупаковке количествовупаковке колвовупаковке штвупаковке штуквупаковке фасовка
  包装数 包装数量 包装规格 每包数量 装箱数 装箱量 入数 入り数 包装単位 セット数 포장수량 포장단위 입수`
    .split(/\s+/)
    .map(plain),
)

/** “Units/pack”, “Stk./VE”, “шт/уп”. */
const joined =
  /^(?:units?|pcs|pieces|qty|quantity|items?|stk|stück|stck|st|szt|ks|uds?|pz|pzs?|шт)\.?\s?(?:\/|per|pro|je|par|por|in|w|v|в)\s?(?:pack(?:age|et)?|pk|bag|set|kit|ve|vpe|gebinde|op(?:ak)?|bal|уп|упак|paq|conf)\.?$/iu

/** Whether a column says how many pieces are sold as one. */
export const isOfPacks = (header: string) => packs.has(plain(header)) || joined.test(header.trim())

/** What goods are sent in: a tray of twelve is no twelve that are sold as one. */
const freight = /tray|carton|kart|pallet|palett|reel|tube|case|crate|box/iu

/** Whether a pack of so many, as “tray of 12”, is what they are sent in. */
export const isFreight = (pack: string) => freight.test(pack)

/** Several pieces, as a cell of such a column says them: 10, “10 Stück”, “pack of 10”, “10er”, “1 x 10”. */
export const saysSeveral = (cell: string) =>
  [...cell.matchAll(/(?<![\d.,])(\d{1,6})(?:[.,]0+)?(?![\d.,]*\d)\s*(\p{L}*)/gu)].some(
    ([, count, unit = '']) =>
      Number(count) > 1 &&
      (/^(?:er|x|of|per|pro|pack\p{L}*|set|kit)$/iu.test(unit) || isPieces(unit)),
  )

const ofOne =
  /(?<!\p{L})(?:unit|each|ea|pcs?|pce|pieces?|item|per ?1|stück|stueck|stck|stk|einzel|unitaire|unité|pièce|unitario|unitaria|unidad|ud|pieza|unit[àa]|pezzo|pz|stuk|jednostk\p{L}*|szt\p{L}*|sztuk\p{L}*|jednotk\p{L}*|ks|kus|unitário|stycke?|styck|stykk?|st|kpl|db|darab|egység|birim|adet|шт|штук\p{L}*|единиц\p{L}*|pu|p\.u)(?!\p{L})|(?:einzel|stück|stk|stuk|stycke?|enhets|eenheids|egység|yksikkö|birim)(?:preis|prijs|pris|ár|hinta|fiyat)|unitprice|单价|單價|単価|단가/iu

/** Whether a header says that its price is that of one piece. */
export const isOfOnePiece = (header: string) =>
  ofOne.test(header.replace(/_|(?<=\p{Ll})(?=\p{Lu})/gu, ' '))
