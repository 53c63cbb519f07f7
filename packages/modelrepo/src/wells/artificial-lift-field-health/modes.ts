/** The modes of the workflow, and the conditions under which its inputs and outputs apply. */
export const ROLLUP = 'rollup_of_diagnoses'
export const CARDS = 'surface_cards'

export const cardsOnly = { analysis: [CARDS] }
