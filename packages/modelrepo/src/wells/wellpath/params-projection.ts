/** Inputs of the projection beyond the last station. */
import { choice, optional, quantity } from '@keelson/workflow'
import { BUILD_TURN, buildTurn, HOLD, TOOLFACE_DLS, toolFaceDls, wellPathOnly } from './modes.ts'

export const projectionParams = {
  projection_mode: choice([HOLD, BUILD_TURN, TOOLFACE_DLS], {
    title: 'Projection',
    description:
      'How the path goes on beyond the last station: straight on, with constant build and turn rates, or along an arc from a tool face.',
    default: HOLD,
    usedWhen: wellPathOnly,
  }),
  projection_measured_depth: optional(
    quantity('survey_depth', {
      title: 'Measured depth to project to',
      description: 'Measured depth at the end of the projection, beyond the last station; not given: no projection.',
      symbol: 'MD_p',
      example: 2700,
      usedWhen: wellPathOnly,
    }),
  ),
  projection_build_rate: optional(
    quantity('dogleg_severity', {
      title: 'Build rate of the projection',
      description: 'Change of inclination over measured depth, positive where the well builds.',
      symbol: 'B_p',
      example: 2,
      usedWhen: buildTurn,
      requiredWhen: buildTurn,
    }),
  ),
  projection_turn_rate: optional(
    quantity('dogleg_severity', {
      title: 'Turn rate of the projection',
      description: 'Change of azimuth over measured depth, positive to the right.',
      symbol: 'T_p',
      example: 1,
      usedWhen: buildTurn,
      requiredWhen: buildTurn,
    }),
  ),
  projection_tool_face: optional(
    quantity('heading', {
      title: 'Tool face of the projection',
      description: 'Tool face from the high side at the last station, positive to the right.',
      symbol: 'TF_p',
      minimum: -360,
      maximum: 360,
      example: 30,
      usedWhen: toolFaceDls,
      requiredWhen: toolFaceDls,
    }),
  ),
  projection_dogleg_severity: optional(
    quantity('dogleg_severity', {
      title: 'Dogleg severity of the projection',
      description: 'Dogleg severity of the arc.',
      symbol: 'DLS_p',
      minimum: 0,
      example: 3,
      usedWhen: toolFaceDls,
      requiredWhen: toolFaceDls,
    }),
  ),
}
