/** One clock position as a text has it: '03:30', '3:30:00 AM', '3h30', "3 o'clock", '105°'. 12:00 is the top of the pipe. */

const DEGREES_OF_AN_HOUR = 30
const LONGEST = 30

const HOURS_AND_MINUTES = /^(\d{1,2}) ?[:h] ?(\d{1,2})(?: ?[:m] ?(\d{1,2})(?:\.\d{1,6})?)? ?(?:s|m|min|am|pm|hrs|h)?$/
const HOURS_ALONE = /^(\d{1,2}(?:\.\d{1,6})?) ?(?:h|hr|hrs|o'?clock)$/
const DEGREES = /^(\d{1,3}(?:\.\d{1,6})?) ?(?:°|deg|degs|degrees)$/
/** What a workbook makes of a time without a day. */
const DAY_BEFORE = /^(?:1899|1900)-\d{2}-\d{2}[t ]/

/** Degrees from the top, clockwise, 0 to less than 360; undefined where the text is no clock position. */
export function degreesOfClockText(text: string): number | undefined {
  const trimmed = text.trim().toLowerCase()
  if (trimmed.length === 0 || trimmed.length > LONGEST) return undefined
  const clock = trimmed.replace(DAY_BEFORE, '').replaceAll('’', "'").replace(/z$/, '')
  const [, hours, minutes, seconds] = HOURS_AND_MINUTES.exec(clock) ?? []
  if (hours !== undefined && minutes !== undefined)
    return degreesOfTime(Number(hours), Number(minutes), Number(seconds ?? 0))
  const [, hour] = HOURS_ALONE.exec(clock) ?? []
  if (hour !== undefined) return degreesOfHours(Number(hour))
  const [, degrees] = DEGREES.exec(clock) ?? []
  return degrees === undefined ? undefined : degreesAround(Number(degrees))
}

function degreesOfTime(hours: number, minutes: number, seconds: number): number | undefined {
  if (minutes > 59 || seconds > 59) return undefined
  return degreesOfHours(hours + minutes / 60 + seconds / 3600)
}

/** 0 to less than 13: '12:30' and '00:30' are the same place. */
export function degreesOfHours(hours: number): number | undefined {
  if (!(hours >= 0 && hours < 13)) return undefined
  return rounded((hours % 12) * DEGREES_OF_AN_HOUR)
}

export function degreesAround(degrees: number): number | undefined {
  if (!(degrees >= 0 && degrees <= 360)) return undefined
  return rounded(degrees % 360)
}

/** '03:30 is 105 deg from the top'. */
export function clockInWords(degrees: number): string {
  const minutes = Math.round(degrees * 2) % 720
  const hour = Math.floor(minutes / 60)
  const clock = `${String(hour === 0 ? 12 : hour).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  return `${clock} is ${degrees} deg from the top`
}

/** Minutes and seconds are no whole parts of an hour in binary numbers. */
function rounded(degrees: number): number {
  return Number(degrees.toFixed(6)) % 360
}
