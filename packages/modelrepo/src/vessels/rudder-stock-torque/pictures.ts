/** The charts and figures of a run, as the ways declare them. */

const force = {
  title: 'Rudder force against ship speed',
  description: 'Of the rule with its least speed, or in operation at this angle, and the point of the run.',
}

const torque = {
  title: 'Torque against rudder angle',
  description: 'In operation at this speed, with the angle at which it changes its sign and the torque of the gear.',
}

const elevation = {
  title: 'Rudder in profile',
  description: 'A rectangle of its height and mean chord, bow to the right; the hull and the gear are hinted at.',
}

const section = {
  title: 'Rudder from above',
  description: 'At its angle, bow to the right, with the normal force where it acts; the thickness is a usual one.',
}

export const ruleCharts = { force }
export const operatingCharts = { force, torque }
export const ruleFigures = { elevation }
export const operatingFigures = { elevation, section }
