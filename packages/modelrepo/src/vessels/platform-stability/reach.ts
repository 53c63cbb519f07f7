/** What the righting levers of the workflow are of, and which limits its checks of wind and areas have. */
import { reachRule } from '@keelson/equations'
import { barrassDerrett } from '@keelson/physics/hull/sources.ts'
import { CURVE_RULE } from '@keelson/standards/imo-modu-code-2009/criteria.ts'
import { SHAPE_REACH } from '@keelson/standards/imo-modu-code-2009/wind.ts'

export const AXIS_RULE = reachRule({
  source: barrassDerrett,
  clause: 'ch. 12, transverse statical stability',
  title: 'Transverse stability below longitudinal stability',
  because: 'righting levers are calculated for heel only',
})

/** Of all that rests on righting levers and wind. */
export const OF_WIND = [AXIS_RULE, SHAPE_REACH]
/** Of what goes to the end of the areas too. */
export const OF_AREAS = [...OF_WIND, CURVE_RULE]
