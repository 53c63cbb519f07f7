/** The two ways to a decline: its parameters are given, or fitted to a history. */
import { composed } from './inputs.ts'
import { yearProblems } from './rules.ts'
import { asFitted } from './way-fitted.ts'
import { asGiven } from './way-given.ts'

export const decline = composed({ false: asGiven, true: asFitted }, { rules: yearProblems })
