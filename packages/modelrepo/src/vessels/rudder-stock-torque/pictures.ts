/** The charts and figures of a run, as the ways declare them. */

const force = {
  title: 'Rudder force against ship speed',
  description:
    'Rudder force against ship speed, with this run marked. For rule design the minimum rule speed is shown. For the operating condition the force is at the entered rudder angle.',
}

const torque = {
  title: 'Torque against rudder angle',
  description: 'Operating torque at this speed, with the balance angle and the steering gear torque.',
}

const elevation = {
  title: 'Rudder profile view',
  description: 'Rectangle of the rudder height and mean chord, bow to the right. Hull and gear are schematic.',
}

const section = {
  title: 'Rudder plan view',
  description:
    'Rudder at its angle with the normal force at the centre of pressure, bow to the right. The thickness is typical.',
}

export const ruleCharts = { force }
export const operatingCharts = { force, torque }
export const ruleFigures = { elevation }
export const operatingFigures = { elevation, section }
