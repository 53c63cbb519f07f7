/** Numbers that come from another workflow: where one of them in an address is from. */
import { parseRef } from '@keelson/workflow'

/** A result of another workflow that an input takes. */
export interface FedBy {
  readonly input: string
  /** Of the other workflow, without its version. */
  readonly ref: string
  readonly value: string
  /** 'Padeye (lifting lug) design: sling design load' */
  readonly said: string
}
/** One that an address has. */
export interface Carried {
  readonly input: string
  /** With its version. */
  readonly ref: string
  readonly value: string
  /** The recorded run that gave it; null of a preview. */
  readonly run: string | null
}
/** The same with what it is called. */
export interface Origin extends Carried {
  readonly said: string
}

const PREVIEW = 'preview'
const RUN = /^[0-9a-f-]{36}$/

export const carriedText = ({ input, ref, value, run }: Carried): string =>
  [input, ref, value, run ?? PREVIEW].join(' ')

/** What an address has, if a feed into this page is declared that it may be. */
export function originIn(text: string, fedBy: readonly FedBy[] = []): Origin | undefined {
  const [input = '', ref = '', value = '', from = ''] = text.split(' ')
  const source = parseRef(ref)
  const feed = fedBy.find((one) => one.input === input && one.value === value && parseRef(one.ref)?.id === source?.id)
  if (!feed || !source || source.version === null || !(from === PREVIEW || RUN.test(from))) return undefined
  return { input, ref, value, run: from === PREVIEW ? null : from, said: feed.said }
}
