/** What a study was refused for, beside what is said at its own boxes: of the case, and of anything else. */
import type { Problem } from '@keelson/workflow'
import type { Told } from './asking.ts'

const OF_CASE = '/base'

/** `rest`: the problems that have no box in the study. */
export function refusalOf(
  { detail, errors }: Told,
  rest: readonly Problem[],
): { readonly ofCase: readonly Problem[]; readonly said: string } {
  const ofCase = rest.filter(({ pointer }) => pointer.startsWith(OF_CASE))
  const others = rest.filter(({ pointer }) => !pointer.startsWith(OF_CASE))
  return {
    ofCase: ofCase.map(({ pointer, message }) => ({ pointer: pointer.slice(OF_CASE.length), message })),
    said: sayingOf(detail, errors.length, ofCase.length, others),
  }
}

/** Of a refusal what is not said at a box of the study. */
function sayingOf(detail: string, all: number, ofCase: number, others: readonly Problem[]): string {
  if (all === 0) return `${detail.replace(/\.$/, '')}.`
  if (others.length > 0)
    return `Not calculated: ${others.map(({ pointer, message }) => `${pointer} ${message}`).join('; ')}.`
  return ofCase > 0 ? 'Not calculated: inputs of the case are missing or not valid. They are marked in the form.' : ''
}
