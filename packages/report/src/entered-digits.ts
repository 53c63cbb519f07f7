/** How many digits an input is shown with: those that were entered. */
import type { InputAnswer } from '@keelson/workflow'

/** Digits of an input: one that somebody wrote down is shown whole, one that was converted is not. */
const [EXACT, WRITTEN, CONVERTED] = [12, 7, 5] as const

export const digitsOf = ({ value, typed: sent }: Pick<InputAnswer, 'value' | 'typed'>): number =>
  isAsSent(value, sent) || numbersIn(value).every(isWritten) ? EXACT : CONVERTED

/** Whether each number is the very one that was sent, which a conversion leaves of none. */
function isAsSent(value: unknown, sent: unknown): boolean {
  const given = numbersIn(isQuantity(sent) ? sent.value : sent)
  return numbersIn(value).every((one, i) => typeof one !== 'number' || Number(given[i]) === one)
}
const numbersIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])
const isWritten = (value: unknown): boolean =>
  typeof value !== 'number' || Number(value.toPrecision(WRITTEN)) === Number(value.toPrecision(EXACT))

export const isQuantity = (sent: unknown): sent is { readonly value: unknown; readonly unit?: unknown } =>
  typeof sent === 'object' && sent !== null && 'value' in sent
