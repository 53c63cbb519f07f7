/** What the page on which a run is put into a project and its island share. */

/** Where a recorded run is put into a project. */
export const takingPath = (run: string): string => `/runs/${run}/project`

/** Value of the choice of a new project: no id. */
export const NEW_PROJECT = '/new'

/** What the island begins with. */
export interface TakingData {
  readonly run_id: string
  /** Document number of its title block; null without one. */
  readonly document: string | null
}
