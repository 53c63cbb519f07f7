/** What the default case and the cases send: bare, in the unit of the input, or with a unit of their own. */
import { convert, isUnit } from '@keelson/units'
import type { Description, InputDescription } from './description.ts'

/** The value of `{value, unit}`, or what was given. */
export const plain = (given: unknown): unknown =>
  typeof given === 'object' && given !== null && 'value' in given ? given.value : given

const unitSent = (sent: unknown): string | undefined =>
  typeof sent === 'object' && sent !== null && 'unit' in sent && typeof sent.unit === 'string' ? sent.unit : undefined

/** What was sent for an input of a unit, in another one. */
export const sentIn = (sent: unknown, own: string, to: string): unknown =>
  inUnit(plain(sent), unitSent(sent) ?? own, to)

/** A number of a description in the declared unit. */
export function inUnit(value: unknown, from: string, to: string): unknown {
  if (Array.isArray(value)) return value.map((one) => inUnit(one, from, to))
  if (typeof value !== 'number' || from === to || !isUnit(from) || !isUnit(to)) return value
  return Number(convert(value, from, to).toPrecision(12))
}

/** A value that the default case or any case sends for an input, in its unit: what it looks like tells what it is. */
export function seen(
  { default_case, cases }: Description,
  { name, unit }: Pick<InputDescription, 'name' | 'unit'>,
): unknown {
  const sent = [default_case, ...cases.map((c) => c.inputs)].map((inputs) => sentIn(inputs[name], unit, unit))
  return sent.find((value) => value !== undefined && value !== null)
}
