/** Sentences that reach a reader are words: no raw name, no symbol as it is typed, no number that only a machine writes. */
import type { Emitted } from '@keelson/engine'
import type { ConformanceCheck, Subject } from '../subject.ts'
import { arbitraryFindings } from './arbitrary.ts'

/** What a caller or a file wrote stands in quotes, and is theirs. */
const QUOTED = /'[^']*'|"[^"]*"/g
type Fault = readonly [what: string, found: RegExp]
const FAULTS: readonly Fault[] = [
  ['a name in braces that is not known', /\{[A-Za-z]\w*=?\}/],
  ['a quantity that is not printed', /\{-?\d[^{}]*\}?/],
  ['a raw name or a typed symbol', /[A-Za-z0-9]_[A-Za-z0-9]/],
  ['what is no number', /\bNaN\b|\bInfinity\b|\bundefined\b/],
]
/** Of what we say ourselves; a refusal says back what was sent. */
const OWN_FAULTS: readonly Fault[] = [...FAULTS, ['a number with all its zeros', /\d0{7,}/]]

export const proseCheck: ConformanceCheck = {
  name: 'sentences name things in words',
  problems: async (subject) => {
    const said = (await subject.runs()).flatMap(({ name, emitted }) =>
      sentences(emitted).map((text) => ({ name, text })),
    )
    const refused = await refusals(subject)
    const problems = [...faultsOf(said, OWN_FAULTS), ...faultsOf(refused, FAULTS)]
    return [...new Set(problems)].slice(0, 8)
  },
}

interface Sentence {
  readonly name: string
  readonly text: string
}

const faultsOf = (sentences: readonly Sentence[], faults: readonly Fault[]): string[] =>
  sentences.flatMap(({ name, text }) =>
    faults.flatMap(([what, found]) => (found.test(text.replace(QUOTED, '')) ? [`${name}: ${what}: ${text}`] : [])),
  )

const sentences = ({ detail, warnings, result }: Emitted): string[] => [
  detail,
  ...warnings.map((w) => w.message),
  ...Object.values(result.values).flatMap(({ reason }) => reason ?? []),
  ...result.checks.flatMap(({ reason, note }) => [reason, note].filter((s) => s !== null)),
]

async function refusals(subject: Subject): Promise<Sentence[]> {
  const { refusals } = await arbitraryFindings(subject)
  return refusals.map((p) => ({ name: `refusal at ${p.pointer}`, text: p.message }))
}
