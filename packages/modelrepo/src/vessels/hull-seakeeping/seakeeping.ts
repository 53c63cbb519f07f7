/** The methods, each whole in its own file: motions in closed form or by strips, and still water alone. */
import { composed } from './inputs.ts'
import { hullRules } from './rules.ts'
import { closedForm } from './way-closed.ts'
import { stillAlone } from './way-still.ts'
import { byStrips } from './way-strips.ts'

export const seakeeping = composed(
  { closed_form_jmo: closedForm, strip_theory: byStrips, hydrostatics_only: stillAlone },
  { rules: hullRules },
)
