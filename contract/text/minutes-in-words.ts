const counted = (count: number, of: string) => `${count} ${of}${count === 1 ? '' : 's'}`

/** A length of time in its largest two units: 4320 → "3 days", 95 → "1 hour and 35 minutes". */
export function minutesInWords(minutes: number): string {
  const whole = Math.max(0, Math.floor(minutes))
  const days = Math.floor(whole / 1_440)
  const hours = Math.floor((whole % 1_440) / 60)
  const parts = [
    days > 0 && counted(days, 'day'),
    hours > 0 && counted(hours, 'hour'),
    days === 0 && whole % 60 > 0 && counted(whole % 60, 'minute'),
  ].filter(Boolean)
  return parts.join(' and ') || 'less than a minute'
}
