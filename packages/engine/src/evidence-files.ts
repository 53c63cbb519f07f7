/** What was measured of the workflows of the house and stands in `evidence/`, a file for each version; whoever has files reads them. */
import { type EvidenceCase, evidenceIn, type MeasuredCase, pinnedRef, type VerificationCase } from '@keelson/workflow'
import { type MistakesTried, mistakesOf } from './mistakes.ts'
import type { WorkflowEvidence } from './record.ts'

/** The evidence of one version: the modules of formulas that it loads, and how near each case came when it was last run. */
interface MeasuredVersion {
  readonly loads: readonly string[]
  readonly cases: Readonly<Record<string, MeasuredCase>>
}
/** The mistakes that were tried in the modules of one folder. */
type TriedModules = Readonly<Record<string, MistakesTried>>

/** `modelrepo:catenary@1` stands in `evidence/workflows/modelrepo/catenary@1.json`. */
export const versionFile = (ref: string): string => `evidence/workflows/${ref.replace(':', '/')}.json`

/** A module `standards/api-rp-2rd-1998/stress.ts` stands in `evidence/mistakes/standards/api-rp-2rd-1998.json`. */
export const mistakesFile = (module: string): string => `evidence/mistakes/${mistakesFolder(module)}.json`

/** 'physics/pvt/gas.ts' stands in 'physics/pvt', and 'physics/roundness.ts' in 'physics/roundness'. */
export const mistakesFolder = (module: string): string => module.split('/').slice(0, 2).join('/').replace(/\.ts$/, '')

/** What a version has for evidence; `read` gives the data of a file by its path from the root, undefined where there is none. */
export function evidenceOfVersion(
  { repo, id, version }: { readonly repo: string; readonly id: string; readonly version: number },
  cases: readonly VerificationCase[],
  read: (file: string) => unknown,
): WorkflowEvidence {
  const measured = read(versionFile(pinnedRef({ repo, id }, version))) as MeasuredVersion | undefined
  const evidence: EvidenceCase[] = evidenceIn(cases, measured?.cases ?? {})
  const tried = (measured?.loads ?? []).flatMap(
    (module) => (read(mistakesFile(module)) as TriedModules | undefined)?.[module] ?? [],
  )
  return { evidence, ...(tried.length > 0 && { mistakes: mistakesOf(tried) }) }
}
