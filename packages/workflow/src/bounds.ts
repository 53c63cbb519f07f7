/** The bounds that an input declares for its numbers, in its own unit, by the names of a declaration. */
import type { TSchema } from 'typebox'

export interface NumberBounds {
  readonly minimum: number | undefined
  /** Exclusive minimum. */
  readonly above: number | undefined
  readonly maximum: number | undefined
  /** Exclusive maximum. */
  readonly below: number | undefined
}
type Keywords = Readonly<Record<string, number | undefined>>

/** An input that takes words too says its numbers first. */
export function boundsOf(schema: TSchema): NumberBounds {
  const { anyOf } = schema as TSchema & { readonly anyOf?: readonly Keywords[] }
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum } = anyOf?.[0] ?? (schema as unknown as Keywords)
  return { minimum, above: exclusiveMinimum, maximum, below: exclusiveMaximum }
}
