/** A conversation as data: what stands in it, what can happen to it, and what a step of it leads to. */
import type { FoundAnswer, SurfaceAnswer, ValidAnswer, VersionAnswer } from '@keelson/chat/api/answers.ts'
import type { RunResponse } from '@keelson/engine'
import type { Problem } from '@keelson/workflow'
import type { TObject } from 'typebox'

export type Params = Readonly<Record<string, unknown>>

export interface Chosen {
  readonly version: VersionAnswer
  readonly schema: TObject
}
export interface Search {
  readonly query: string
  readonly answer: FoundAnswer
}
export interface Conversation {
  /** The turn whose buttons stand; those of earlier ones do nothing but say so. */
  readonly turn: number
  /** The last search, to go back to. */
  readonly found?: Search
  readonly chosen?: Chosen
  readonly given: Params
  /** Inputs that are asked for one by one, the first of them now. */
  readonly asking: readonly string[]
  /** Whether every input that is needed is asked for in its turn. */
  readonly oneByOne: boolean
  /** Those answered one by one, the last one last. */
  readonly answered: readonly string[]
  /** Whether what is given may be run: the service has read it, and it was shown how. */
  readonly ready: boolean
}

/** `turn`: larger than that of any conversation before, so that no button of one works in another. */
export const begun = (turn: number): Conversation => ({
  turn,
  given: {},
  asking: [],
  oneByOne: false,
  answered: [],
  ready: false,
})

export type Event =
  | { readonly kind: 'text'; readonly text: string; readonly surfaces: readonly SurfaceAnswer[] }
  | {
      readonly kind: 'command'
      readonly name: string
      readonly rest: string
      readonly surfaces: readonly SurfaceAnswer[]
    }
  | { readonly kind: 'button'; readonly data: string }
  | { readonly kind: 'found'; readonly search: Search }
  | { readonly kind: 'opened'; readonly version: VersionAnswer; readonly reason: string }
  | { readonly kind: 'valid'; readonly valid: ValidAnswer }
  | { readonly kind: 'ran'; readonly response: RunResponse; readonly report: Report }
  | { readonly kind: 'refused'; readonly call: Want['call']; readonly problem: Refused }
  /** Keelson did not answer. */
  | { readonly kind: 'failed'; readonly call: Want['call'] }

export interface Refused {
  readonly title: string
  readonly detail: string
  readonly errors: readonly Problem[]
}
/** The page of a run, or why there is none. */
export type Report = { readonly html: string } | { readonly none: string }

/** A call of the API whose answer is the next event. */
export type Want =
  | { readonly call: 'find'; readonly query: string }
  | { readonly call: 'open'; readonly ref: string }
  | { readonly call: 'validate'; readonly ref: string; readonly params: Params }
  | { readonly call: 'run'; readonly ref: string; readonly params: Params | undefined }

export interface Button {
  readonly label: string
  /** At most 64 bytes. */
  readonly data: string
}
interface FileOut {
  readonly name: string
  readonly content: string
}
/** A message to the user, all plain text. */
export interface Message {
  readonly text: string
  readonly buttons?: readonly (readonly Button[])[]
  readonly links?: readonly { readonly label: string; readonly url: string }[]
  readonly file?: FileOut
}

export interface Step {
  readonly conversation: Conversation
  readonly says: readonly Message[]
  readonly wants?: Want
}

export const saying = (conversation: Conversation, ...texts: readonly (string | Message)[]): Step => ({
  conversation,
  says: texts.map((text) => (typeof text === 'string' ? { text } : text)),
})
