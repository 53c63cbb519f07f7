/** The field in one sentence. */
import type { Field } from './calculate-field.ts'

export function detailOf({ number, counts, errors, ranked }: Field): string {
  const parts = [
    `${counts.failure} failed`,
    `${counts.critical} critical`,
    `${counts.warning} warning`,
    `${counts.normal} normal`,
    ...(errors > 0 ? [`${errors} not analysed`] : []),
  ]
  const [worst] = ranked
  const first =
    worst === undefined
      ? ''
      : `; ${worst.status === 'normal' ? 'highest ranked' : 'first priority'} ${quoted(worst.id)}`
  return `${number} ${number === 1 ? 'well' : 'wells'}: ${parts.join(', ')}${first}`
}

/** Names of wells are the caller's own. */
export const quoted = (id: string): string => `"${id}"`
