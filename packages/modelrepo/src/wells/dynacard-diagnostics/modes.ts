/** The modes of the workflow, and the conditions under which its inputs and outputs apply. */
export const CARD = 'card'
export const GROUPS = 'api_11l_groups'

export const cardOnly = { analysis: [CARD] }
export const groupsOnly = { analysis: [GROUPS] }
export const byDifferences = { analysis: [CARD], solver: ['everitt_jennings'] }
