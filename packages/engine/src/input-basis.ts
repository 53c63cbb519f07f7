/** Where the inputs of a run come from, as the client states it: recorded and printed, never hashed. */
import type { Result } from './result.ts'

/** The document that an engineer took a number from. */
export interface InputSource {
  readonly document?: string
  readonly revision?: string
  readonly note?: string
}
export type InputBasis = { readonly source?: InputSource } & (
  | { readonly from: 'entered' | 'example' | 'default' }
  /** A value of another run. */
  | { readonly from: 'run'; readonly id: string; readonly value: string }
  /** An entry of the design basis of a project. */
  | { readonly from: 'basis'; readonly project: string; readonly name: string }
  /** A column of a file, by the digest of its bytes. */
  | { readonly from: 'file'; readonly digest: string; readonly column: string }
)
/** By JSON pointer into the params: '/outer_diameter', '/layers/0/thickness'. */
export type InputBases = Readonly<Record<string, InputBasis>>

/** What is stated of an input: as a whole, and of its cells where these differ. Neither is known of one that is as sent. */
export interface StatedBasis {
  readonly whole?: InputBasis
  readonly cells: readonly InputBasis[]
}

/** What of a request says it. */
interface Asked {
  readonly params?: Readonly<Record<string, unknown>>
  readonly input_basis?: InputBases
}
type Input = Pick<Result['inputs'][number], 'name' | 'origin'>

/** Of an input of a run; all of a run without params is the example, and what was left out is its default. */
export function basisOf({ params, input_basis: stated = {} }: Asked, { name, origin }: Input): StatedBasis {
  if (origin === 'default') return { whole: { ...stated[`/${name}`], from: 'default' }, cells: [] }
  if (params === undefined && origin === 'given') return { whole: { from: 'example' }, cells: [] }
  const { [`/${name}`]: whole } = stated
  const within = Object.entries(stated).filter(([pointer]) => pointer.startsWith(`/${name}/`))
  return { ...(whole && { whole }), cells: within.map(([, basis]) => basis) }
}

/** How many of the inputs that were sent are the example's, wholly or in part. */
export function exampleShare(
  asked: Asked,
  inputs: readonly Input[],
): { readonly example: number; readonly of: number } {
  const sent = inputs.filter(({ origin }) => origin === 'given')
  const isExample = (input: Input) => {
    const { whole, cells } = basisOf(asked, input)
    return [whole, ...cells].some((basis) => basis?.from === 'example')
  }
  return { example: sent.filter(isExample).length, of: sent.length }
}
