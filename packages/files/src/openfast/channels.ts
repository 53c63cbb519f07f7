/** Names and units of channels, which both forms of OpenFAST's output have. */
import { type LeftTally, leave } from '../left.ts'
import { namesApart } from '../spaced/names.ts'
import type { FileColumn } from '../table.ts'
import { withoutBrackets } from './head.ts'

export type ChannelHead = Omit<FileColumn, 'values'>

const INVALID = 'INVALID'

/** `from`: where the units stand. */
export function channelHeads(
  names: readonly string[],
  units: readonly string[],
  from: string,
  unitIn: (text: string) => string | undefined = withoutBrackets,
): ChannelHead[] {
  const apart = namesApart(names)
  return names.map((name, at) => {
    const text = units[at] ?? ''
    const unit = unitIn(text) || undefined
    return {
      name: apart[at] ?? name,
      heading: `${name} ${text}`,
      ...(unit !== undefined && { unit, unitFrom: from }),
    }
  })
}

/** A channel that OpenFAST marks INVALID has no values. */
export function isKept({ heading, name }: ChannelHead, tally: LeftTally, line: number): boolean {
  if (!heading.endsWith(` ${INVALID}`)) return true
  leave(tally, INVALID, line, `channels that OpenFAST marks ${INVALID}, such as '${name}'`)
  return false
}

export const isInvalid = (unit: string): boolean => unit === INVALID
