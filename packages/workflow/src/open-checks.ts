/** Why a check is not made, which of the reasons leave it open, and how an engineer accepts an open one. */

/** Why a check was not made. */
export const REASON_KINDS = [
  /** Another method, code or mode of the workflow. */
  'other_mode',
  /** Nothing in the request asks for it. */
  'not_requested',
  /** An input that it needs is not provided. */
  'input_missing',
  /** Outside the range in which its method is valid. */
  'out_of_reach',
  /** A row or an entry that belongs to it could not be read. */
  'unread',
  /** Inputs that belong to it contradict each other. */
  'contradiction',
] as const
export type ReasonKind = (typeof REASON_KINDS)[number]

/** Kinds that leave a check open whatever the check is; of a missing input only a demand does. */
export const OPEN_KINDS: ReadonlySet<ReasonKind> = new Set(['out_of_reach', 'unread', 'contradiction'])

/** An engineer accepts a check outside the limits of its method. */
export interface Acceptance {
  /** Id of the check. */
  readonly check: string
  /** Why it is acceptable. */
  readonly reason: string
  /** Name of the engineer, as entered. */
  readonly by: string
}
