/**
 * The way on: a number of one workflow that an input of another takes. A pair is declared by whoever has read both: the same
 * physical thing on the same load basis, and never a demand as a capacity. Its dimension and kind are a test of it, not its source.
 */
import type { Condition } from './condition.ts'

type Entered = string | number | boolean

export interface FeedSpec {
  /** A number among the values. */
  readonly value: string
  readonly to: { readonly ref: string; readonly input: string }
  /** Over the inputs of the source: where the value is that thing. */
  readonly when?: Condition
  /** Of the target, over its example: what else it needs so that it uses the input. null leaves an input of the example out. */
  readonly with?: Readonly<Record<string, Entered | null>>
  /** The basis of the number, in one sentence. */
  readonly note: string
}

/** What a feed lays over the example of its target: the number in its own unit, with every digit, and what it needs beside it. */
export const carriedInputs = (
  { to, with: beside }: Pick<FeedSpec, 'to' | 'with'>,
  { value, unit = '-' }: { readonly value: number; readonly unit?: string | undefined },
): Readonly<Record<string, Entered | null>> => ({ ...beside, [to.input]: unit === '-' ? value : `${value} ${unit}` })
