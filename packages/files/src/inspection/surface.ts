/** On which surface of the wall a feature lies, as vendors write it. */

export type Surface = 'internal' | 'external' | 'within the wall'

const WORDS: Readonly<Record<Surface, readonly string[]>> = {
  internal: ['internal', 'int', 'int.', 'i', 'id', 'inside', 'inner', 'in'],
  external: ['external', 'ext', 'ext.', 'e', 'od', 'outside', 'outer', 'o'],
  'within the wall': ['mid', 'mid-wall', 'midwall', 'mid wall', 'm', 'embedded'],
}
const YES = ['yes', 'y', 'true', '1', 'x']
const NO = ['no', 'n', 'false', '0']

/** Under the heading 'internal' a yes is internal, and under 'external' external. Undefined where it says neither. */
export function surfaceOf(value: string, heading: string): Surface | undefined {
  const text = value.trim().toLowerCase()
  for (const surface of ['internal', 'external', 'within the wall'] as const)
    if (WORDS[surface].includes(text)) return surface
  const headed = headedSurface(heading)
  if (headed === undefined) return undefined
  if (YES.includes(text)) return headed
  if (NO.includes(text)) return headed === 'internal' ? 'external' : 'internal'
  return undefined
}

function headedSurface(heading: string): 'internal' | 'external' | undefined {
  const text = heading.trim().toLowerCase()
  const isInternal = text.startsWith('int')
  const isExternal = text.startsWith('ext')
  if (isInternal === isExternal || (text.includes('int') && text.includes('ext'))) return undefined
  return isInternal ? 'internal' : 'external'
}
