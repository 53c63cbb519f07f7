/**
 * One line of a section of a LAS file: `MNEM.UNIT  DATA : DESCRIPTION`. Its marks are, by the standard (LAS 2.0, update of
 * January 2014, 5.2), the first dot, the first space after it and the last colon.
 */
import { decimalOf } from '../spaced/numbers.ts'

export interface LasLine {
  readonly mnemonic: string
  readonly unit: string
  readonly data: string
  readonly description: string
  readonly line: number
  /** As it stands, without the blanks around it. */
  readonly text: string
}

/** Undefined where there is no mnemonic before a dot. */
export function lasLineOf(text: string, line: number): LasLine | undefined {
  const dot = text.indexOf('.')
  if (dot < 0) return undefined
  const mnemonic = text.slice(0, dot).trim()
  if (mnemonic === '' || mnemonic.includes(':')) return undefined
  const colon = text.lastIndexOf(':')
  const end = colon > dot ? colon : text.length
  const body = text.slice(dot + 1, end)
  const description = colon > dot ? text.slice(colon + 1).trim() : ''
  return { mnemonic, ...unitAndData(body), description, line, text: text.trim() }
}

/** 'NULL.-999.25 :' has no space before its number, which is then no unit. */
function unitAndData(body: string): { unit: string; data: string } {
  const space = firstBlank(body)
  const unit = body.slice(0, space)
  const data = body.slice(space).trim()
  if (data === '' && decimalOf(unit) !== undefined) return { unit: '', data: unit }
  return { unit: withoutBrackets(unit), data }
}

function firstBlank(body: string): number {
  for (let at = 0; at < body.length; at++) if (body[at] === ' ' || body[at] === '\t') return at
  return body.length
}

function withoutBrackets(unit: string): string {
  const inBrackets = (unit.startsWith('[') && unit.endsWith(']')) || (unit.startsWith('(') && unit.endsWith(')'))
  return inBrackets ? unit.slice(1, -1).trim() : unit
}
