/** A logo in a title block: a small picture without script or address, which is what its first bytes say it is. */
import { shownWhole } from '@keelson/workflow'

export const LOGO_TYPES = ['png', 'jpeg', 'webp', 'gif'] as const
type LogoType = (typeof LOGO_TYPES)[number]
export const LARGEST_LOGO = 100_000

const DATA_URI = /^data:image\/([a-z+.-]+);base64,((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/
/** How a file of each type begins, with '.' for a byte that may be anything. */
const BEGINS: Readonly<Record<LogoType, RegExp>> = {
  png: /^\x89PNG\r\n/,
  jpeg: /^\xff\xd8\xff/,
  webp: /^RIFF.{4}WEBP/s,
  gif: /^GIF8[79]a/,
}
const LONGEST_BEGINNING = 24
const LONGEST_URI = 4 * Math.ceil(LARGEST_LOGO / 3) + 40

/** What keeps a text from being a logo; undefined where it is one. */
export function logoProblem(text: string): string | undefined {
  if (text.length > LONGEST_URI)
    return `must have at most ${shownWhole(LARGEST_LOGO)} bytes (entered: ${shownWhole(text.length)} characters)`
  const [, type, data = ''] = DATA_URI.exec(text) ?? []
  if (type === undefined) return `must be a data URI, data:image/png;base64,..., of type ${LOGO_TYPES.join(', ')}`
  if (!isLogoType(type)) return `must be a picture of type ${LOGO_TYPES.join(', ')} (entered: ${type.slice(0, 40)})`
  const bytes = (data.length / 4) * 3 - (/=*$/.exec(data)?.[0].length ?? 0)
  if (bytes > LARGEST_LOGO) return `must have at most ${shownWhole(LARGEST_LOGO)} bytes (entered: ${shownWhole(bytes)})`
  if (!BEGINS[type].test(atob(data.slice(0, LONGEST_BEGINNING)))) return `must match its declared type, ${type}`
  return undefined
}

const isLogoType = (type: string): type is LogoType => LOGO_TYPES.some((known) => known === type)
