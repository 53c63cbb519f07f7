/** What wellpath answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Directional well path: survey, projection and anti-collision',
  question: 'Where is the well, how severe are its doglegs, and is its separation from offset wells adequate?',
  askedAs: [
    'What are TVD, northing and easting at the bottom of this directional survey?',
    'Is the dogleg severity anywhere above 3 deg per 30 m?',
    'How close do we come to the neighbouring well, and what is the SF by the ISCWSA rule?',
    'If I keep building at 2 deg per 30 m with a right turn, where am I at 2700 m MD?',
    'How large is the ellipse of uncertainty of this MWD survey at TD?',
    'Minimum curvature from MD, inclination and azimuth; KOP and build to a target; closest approach to an offset well',
  ],
  method: [
    {
      title: 'Survey',
      text: 'The station measured depths are strictly increasing. Azimuths from true or magnetic north are converted to grid north using convergence and declination.',
      module: 'physics/wellbore/angles.ts',
    },
    {
      title: 'Tangents and dogleg',
      text: 'The dogleg angle is calculated from the chord between the unit tangent vectors. The calculation is well conditioned for small angles and unaffected by the azimuth passing through north.',
      module: 'physics/wellbore/minimum-curvature.ts',
    },
    {
      title: 'Minimum curvature',
      text: 'Each course is a circular arc. Its displacement is half the course length times the sum of the tangents times the ratio factor (a series for doglegs below 0.001 rad).',
      module: 'physics/wellbore/minimum-curvature.ts',
    },
    {
      title: 'Rates, tool face, closure and section',
      text: 'Dogleg severity, build rate and turn rate are in °/30 m. Tool face is measured from the high side. The vertical section has its own origin.',
      module: 'physics/wellbore/rates.ts',
    },
    {
      title: 'Interpolation',
      text: 'Positions at a measured depth are interpolated on the great circle between the tangents. A true vertical depth is located by root finding in each course, and all solutions are listed.',
      module: 'physics/wellbore/arc.ts',
    },
    {
      title: 'Projection',
      text: 'The projection is straight, has constant build and turn rates over measured depth, or is an arc with a tool face and dogleg severity.',
      module: 'physics/wellbore/projection.ts',
    },
    {
      title: 'Other survey methods',
      text: 'The tangential, average angle, balanced tangential and radius of curvature methods are calculated for comparison.',
      module: 'physics/wellbore/survey-methods.ts',
    },
    {
      title: 'Anti-collision',
      text: 'For each station, the nearest point of the continuous offset path is found. This point is the foot of the perpendicular on the offset arc, calculated in closed form.',
      module: 'physics/wellbore/path.ts',
    },
    {
      title: 'Horizontal and travelling-cylinder scans',
      text: 'The nearest point of the offset path is found at the same true vertical depth, and in the plane perpendicular to this well.',
      module: 'physics/wellbore/scans.ts',
    },
    {
      title: 'Separation factor',
      text: 'The separation factor is the available distance divided by k times the combined standard deviation, where k is the confidence factor. The available distance is the centre-to-centre distance minus both hole radii and the surface margin. The combined standard deviation includes the relative position uncertainty along the line of centres and the project-ahead uncertainty.',
      module: 'standards/spe-187073-2017/separation.ts',
    },
    {
      title: 'Position uncertainty terms',
      text: 'The 35 error sources of MWD+SRGM are used with their magnitudes, propagation modes and weighting functions.',
      module: 'standards/iscwsa-mwd-rev5-11/terms.ts',
    },
    {
      title: 'Position uncertainty propagation',
      text: 'Error vectors follow the balanced tangential step. Random errors are summed as squares over the stations; other errors are summed as vectors.',
      module: 'standards/iscwsa-mwd-rev5-11/propagation.ts',
    },
    {
      title: 'Ellipses',
      text: 'Standard deviations across and along the hole, the plan ellipse and the ellipsoid axes are calculated.',
      module: 'physics/wellbore/ellipsoid.ts',
    },
  ],
  assumptions: [
    'Every course between two stations is a circular arc.',
    'Positions, vertical sections and covariances refer to the grid, with a scale factor of 1.',
    'Offset wells use the same north reference and coordinates as this well and, for their covariance, the same survey tool and magnetic field.',
    'Errors of the two wells are independent. No credit is given for shared errors.',
    'The tie-on station has no position error.',
    'Covariance is linear in measured depth between stations.',
    'A projection with build and turn rates maintains both rates exactly over measured depth. A tool face projection is an arc that starts with the entered tool face.',
  ],
  validity: [
    'Valid for courses with a dogleg below 180°.',
    'A separation factor requires the position standard deviations of both wells or an error model, and the diameter of every offset well. If any of these is missing, the check can fail but cannot pass.',
    'Separation factors by the Rev 5.11 error model must not be compared with tables by Rev 4 or earlier. Error terms, magnitudes and the treatment of the first course differ, which changes the standard deviations and every factor.',
    'For curved courses longer than 30 m a warning is issued, because the assumption of a single arc is doubtful. Such courses are accepted because planned wells consist of such arcs.',
    'Turn rate and tool face have little meaning near vertical. For a station below 1° inclination no turn rate is reported.',
    'A magnetic tool requires a horizontal magnetic field. Below 6,000 nT the separation factor check is not reported as passed; below 1 nT the input is rejected.',
  ],
  notChecked: [
    'Target intersection (no target can be entered)',
    'Path planning to a target (J, S and horizontal profiles) and tortuosity of planned wells',
    'Separation between stations of this well, except around the nearest station to each offset well',
    'Survey quality: magnetic interference, multi-station correction, gross errors',
    'Tool models other than MWD+SRGM, tie-on of survey legs, inclination-only and gyro surveys',
    'Errors common to both wells and wellhead position error',
    'Date and location of the geomagnetic field (dip, field strength and declination are entered)',
  ],
}
