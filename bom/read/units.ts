/** Words for single pieces, in the languages of lists. */
export const pieceWord = [
  String.raw`pcs?|pieces?|pces?|pce\(s\)|piece\(s\)|pc\(s\)|ea|each|e\/a|units?|unit\(s\)|u|un|und|unid|nos?|nr|off|count|qty`,
  'stk|stck|stücke?|stuecke?|stueck|st|pz|pzs|pzas?|pieza|piezas|pezz[io]|pièces?|pi?eces?|ud|uds?|unidades?|unidad|unités?',
  'szt|sztuki?|ks|kus[yů]?|adet|ad|stuks?|db|darab|buc|bucăți|kom|stykk?|stycken?|kpl|peças?|pçs?|τεμ(?:άχι[αο])?|τμχ',
  'шт|штук|штуки|штука|個|个|件|台|只|枚|本|支|颗|片|条|條|块|塊|根|张|張|粒|ケ|コ|点|개|대|قطعة|יח|יחידות',
].join('|')

const piece = new RegExp(`^(?:${pieceWord})\\.?$`, 'iu')

/** Whether a unit is that of single pieces: what is sold in boxes, reels or metres is none. */
export const isPieces = (unit: string) =>
  unit.trim() === '' || piece.test(unit.trim()) || /^(c62|h87|1)$/i.test(unit.trim())
