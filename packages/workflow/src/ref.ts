/** The routable path of a workflow: `<repo>:<workflow-id>[@version]`. */
export interface Ref {
  readonly repo: string
  readonly id: string
  /** null when unpinned. */
  readonly version: number | null
}

const REF = /^([a-z][a-z0-9-]{0,63}):([a-z0-9][a-z0-9-]{0,99})(?:@([1-9][0-9]{0,5}))?$/

/** Reads a ref; undefined when it is not one. */
export function parseRef(text: string): Ref | undefined {
  const match = REF.exec(text)
  if (!match) return undefined
  const [, repo = '', id = '', version] = match
  return { repo, id, version: version === undefined ? null : Number(version) }
}

/** The ref without its version. */
export const baseRef = (ref: Pick<Ref, 'repo' | 'id'>): string => `${ref.repo}:${ref.id}`

/** The ref that names one version. */
export const pinnedRef = (ref: Pick<Ref, 'repo' | 'id'>, version: number): string => `${baseRef(ref)}@${version}`
