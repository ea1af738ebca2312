/** Letters with digits, digits with dashes, or many digits; a few words at most. */
export const isPartLike = (cell: string) =>
  cell.length >= 3 &&
  cell.length <= 60 &&
  cell.split(/\s+/).length <= 3 &&
  ((/^(?=.*\d)(?=.*\p{L})[\p{L}\p{N}][\p{L}\p{N}\-_./+#() ]+$/u.test(cell) &&
    !/^\d+([.,]\d+)?\s?\p{L}{1,3}$/u.test(cell)) ||
    /^\d{2,}([-./]\d+)+$/.test(cell) ||
    /^\d{6,}$/.test(cell))
