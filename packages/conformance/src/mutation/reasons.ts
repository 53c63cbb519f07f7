/** The mistakes that nothing notices, and why that is right: by file, and by the beginnings of their names. */

/** Reasons of a file, each with the beginnings of the names of its mutants. */
type OfFile = readonly (readonly [reason: string, ...begins: string[]])[]

const BRACKET = 'a bracket or first guess of a search: the root is the same'
const TOLERANCE = 'where a search ends: no digit that is answered changes'
const ROUNDING = 'an allowance for rounding, far from any number that matters'
const GUARD = 'a guard far beyond anything that is met'
const UNREAD = 'an entry that is never read, or replaced before it is'
const ENERGY = 'whether a shape costs any energy at all: rounding is ten powers of ten below what counts'
const SLICED = 'whole places of a list: a hundredth more is cut off'
const EQUIVALENT = 'another way of writing the same'
const MEET = 'two forms that agree where one takes over from the other'
const STEP = 'a step of a numerical scheme, small enough either way'
const WORDING = 'a name, a text or the words of a refusal: no number follows from it'
const SIGN = 'only the sign of the sum counts'
const SMALL = 'a hundredth of a newton or of a metre beside what a line carries'
const NO_WALL = 'no wall of the series lies between the two ends'
const AMBIENT_HELD = 'a hundredth of a kelvin: as cold as before'
const SHARE = 'whether the place lies between two entries; the share itself is worked again from the nodes'
const SAID = 'what the report says of a solved value: the suite follows it there by hand'
const DRAWN =
  'a line of a drawing is cut or joined elsewhere, or moves by less than its width: no number follows from it'
const NO_LOAD = 'a hundredth of a pascal on the seabed'
const HELD_HEAD = 'a head that is held does not turn: what is multiplied by its slope is nothing'
const TINY = 'a hundredth of a newton or of a pascal beside what a pipe bears'
const SOFT = 'a spring of a hundredth of a newton, or a hundredth of a kilogram, beside those of a beam'
const SPEED = 'what is skipped or kept ready: the answer is the same, only later'

export const REASONS: Readonly<Record<string, OfFile>> = {
  'physics/column-buckling/ends.ts': [[SLICED, 'all:']],
  'standards/api-rp-1111-2015/burst.ts': [[EQUIVALENT, 'burstMinimumWallThin:']],
  'standards/api-rp-2geo-2011/drained.ts': [[EQUIVALENT, 'skirtedPressure: d_q']],
  'standards/api-rp-2rd-1998/primary-stress.ts': [[TINY, 'sigma_w: 0']],
  'standards/api-std-2rd-2013/combined.ts': [[TINY, '[p_lim, limit]: 0']],
  'standards/asme-b31.8-2020/temperature.ts': [[UNREAD, 'first:', 'temperatureFactor: 0']],
  'standards/asme-b36.10m-2018/walls.ts': [
    [ROUNDING, 'ROUNDING:'],
    [NO_WALL, 'PIPE_SIZES:'],
  ],
  'standards/asme-bpvc-viii-2-2019/engineering-curve.ts': [
    [BRACKET, '{ x, residual, iterations }:', 'BEYOND_ROUNDING:'],
  ],
  'standards/asme-bpvc-viii-2-2019/stress-strain-curve.ts': [[STEP, 'WIDEST_H:', 'stressAt:', 'i:', 'strain:']],
  'standards/dnv-rp-f103-2019/anode-design.ts': [[AMBIENT_HELD, 'AMBIENT:']],
  'standards/dnv-rp-f109-2021/generalised.ts': [
    [SLICED, 'short:'],
    [UNREAD, 'stableTableValue: 0', 'tenDiameterTableValue: 0'],
    [SHARE, 'stableTableValue: to'],
  ],
  'standards/dnv-rp-f109-2021/peak-loads.ts': [[UNREAD, 'reading: 0']],
  'standards/dnv-st-f101-2021/collapse-wall.ts': [[BRACKET, 'GROWTH:', 'high:', 'collapseMinimumWall:']],
  'standards/dnv-st-f101-2021/collapse.ts': [[GUARD, 'FAR_APART:']],
  'standards/dnv-st-f101-2021/material.ts': [[ROUNDING, 'strengthDerating:']],
  'standards/en-1993-1-1-2005/flexural-buckling.ts': [[WORDING, 'names:', 'lambdaName:']],
  'standards/iscwsa-mwd-rev5-11/propagation.ts': [
    [MEET, 'VERTICAL_BELOW:'],
    [
      UNREAD,
      '[nn = 0, ee = 0, vv = 0, ne = 0, nv = 0, ev = 0]:',
      'Descent:',
      '[nn = 0, ee = 0, vv = 0]:',
      '[ne = 0, nv = 0, ev = 0]:',
      'carried:',
      'half:',
    ],
  ],
  'standards/iscwsa-mwd-rev5-11/sensitivities.ts': [
    [WORDING, 'weightUnit:'],
    [UNREAD, 'sensitivity:'],
  ],
  'standards/iscwsa-mwd-rev5-11/weights.ts': [[WORDING, 'on:']],
  'physics/catenary-closed-line.ts': [[UNREAD, 'line:']],
  'physics/catenary-iteration.ts': [
    [
      TOLERANCE,
      'TARGET:',
      'ACCEPTED:',
      'MAX_STEPS:',
      'MAX_HALVINGS:',
      'newton:',
      'nestedBracketing: 1e-6 -> 1e-6 + 1 %',
    ],
    [GUARD, 'least:'],
    [STEP, 'improved:'],
    [UNREAD, 'i:', 'iterations:'],
    [
      BRACKET,
      'H:',
      'lower:',
      'problemOf:',
      'u0:',
      'nestedBracketing: 0 -> 0 + 1 %',
      '{ a, b }:',
      'verticalFor:',
      '[low, high]:',
    ],
  ],
  'physics/catenary-jacobian.ts': [
    [MEET, 'TAUT:'],
    [UNREAD, 'V_A:', 'stateOf:', 'NO_BED:', 'spansOf:'],
  ],
  'physics/catenary-profile.ts': [
    [UNREAD, 'HERE:'],
    [EQUIVALENT, 'profilePoint:'],
    [SMALL, 'verticalTensionAtBend:', 'minimumBendRadius:'],
  ],
  'physics/catenary.ts': [
    [WORDING, 'FAR:', 'SOFT:', 'ROUGH:', 'times:', 'whyNone:'],
    [SMALL, 'loop:', 'verticalSolution:', 'verticalTension:'],
  ],
  'physics/cathodic-protection/attenuation.ts': [[MEET, 'LONG:']],
  'physics/cathodic-protection/temperature-limit.ts': [[ROUNDING, 'NOISE:']],
  'physics/fatigue/cycle-tally.ts': [
    [TOLERANCE, 'SAME:'],
    [UNREAD, 'largest: 0'],
    [SLICED, 'largest: 1', 'last:'],
  ],
  'physics/fatigue/four-point.ts': [
    [SPEED, 'FIRST_ROOM:'],
    [SLICED, 'left:'],
    [UNREAD, 'FourPointCounter: 0'],
  ],
  'physics/fatigue/rainflow.ts': [
    [EQUIVALENT, 'TurningPoints: 1 -> 1 + 1 %', 'TurningPoints: 1 -> 1 + 1 % (2)', 'stays:'],
    [SLICED, 'TurningPoints: 0', 'RainflowCounter:', 'reversals:', 'rainflow:'],
    [SPEED, 'mean:', 'count:', 'larger:'],
  ],
  'physics/fatigue/spectral-damage.ts': [
    [MEET, 'NARROW_BAND_IRREGULARITY:'],
    [UNREAD, 'equivalentStressRange:'],
  ],
  'physics/fatigue/spectral-moments.ts': [[SLICED, 'intervalsOf:']],
  'physics/fatigue/stress-response.ts': [
    [UNREAD, 'frequencies: 0', 'responseOf: 0', 'a: 0', 'energyOutside: 0'],
    [SLICED, 'frequencies: 1', 'args:', 'energy: 1', 'energyOutside: 1'],
    [STEP, 'WHOLE_SEA:'],
    [EQUIVALENT, 'energy: sum'],
  ],
  'physics/tensioned-beam/assembled.ts': [
    [ENERGY, 'NOTHING:', 'AssembledBeam: NOTHING'],
    [SLICED, 'AssembledBeam: 0', 'AssembledBeam: 1', 'first: 2', 'i: 0'],
    [SOFT, '{ node, spring = 0', '{ node, mass = 0'],
    [EQUIVALENT, 'AssembledBeam: energy'],
  ],
  'physics/tensioned-beam/element.ts': [[UNREAD, 'whole: 2']],
  'physics/tensioned-beam/mode-of-beam.ts': [
    [UNREAD, 'within: 0'],
    [SLICED, 'modeOfBeam: 1'],
    [ROUNDING, 'at: 0'],
    [STEP, 'swing: 0.5', 'middle: 2', 'middle: 8', 'top: 1', 'top: 2'],
  ],
  'physics/tensioned-beam/modes.ts': [
    [SLICED, 'naturalModes: 0', 'lowest: 0', 'again: 0'],
    [GUARD, 'naturalModes: 2'],
    [UNREAD, 'between: 0'],
    [EQUIVALENT, 'between: 2', 'Lanczos: u[i]'],
    [TOLERANCE, 'LOOK:', 'SETTLED:', 'looks:', 'settled:', 'convergedPairs:'],
    [TOLERANCE, 'Lanczos: 0', 'Lanczos: 2', 'Lanczos: this.vectors', 'Lanczos: Number.EPSILON'],
    [BRACKET, 'seed:', 'unlike:'],
  ],
  'physics/tensioned-beam/uniform-modes.ts': [
    [BRACKET, 'THEORIES:'],
    [UNREAD, 'pinnedMode:'],
    [ROUNDING, 'ABOVE:'],
    [SAID, 'place:'],
    [STEP, 'places:', '[a, b, c]:', 'at: 0', 'bend:', 'vertex:'],
  ],
  'physics/tensioned-beam/bent-joint.ts': [
    [STEP, 'OF_A_DECAY:', 'n: far'],
    [SMALL, 'bentJoint: 0'],
    [EQUIVALENT, 'turned: 0'],
    [SAID, 'steps: 0'],
    [SLICED, 'backwards: 0'],
  ],
  'physics/frame/renumbered.ts': [
    [SPEED, 'neighboursOf:', 'depth:', 'farEnd:'],
    [SLICED, 'renumbered: 1', 'levels: 1', 'last: 1'],
  ],
  'physics/frame/skyline.ts': [
    [SLICED, 'stored:', 'Skyline: 1'],
    [EQUIVALENT, 'i: top + 1', 'Skyline: x.length - 1', 'Skyline: 0'],
  ],
  'physics/frame/solve.ts': [
    [
      TOLERANCE,
      'SUSPICIOUS:',
      'NO_ENERGY:',
      'SETTLED:',
      'TRUSTED:',
      'MOST_CORRECTIONS:',
      'BALANCED:',
      'corrections:',
      'settle: 1',
      'stalled:',
      '[changes, sizes]:',
      'kind:',
      'Frame: turn * this.size',
      'Frame: far / this.size',
      'span:',
    ],
    [ENERGY, 'alone:', '{ N_1, e, M_1, M_2, theta_1, theta_2, psi }:', 'Frame: sum + N_1 * e', 'Frame: theta_1 - psi'],
    [WORDING, 'solveFrame: 2', 'sizes:', 'ALIKE:', 'how:'],
    [ROUNDING, 'force:', 'moment:', 'Frame: 0', 'Frame: moment.largest', 'Frame: force.largest', 'addTo: rest[at]'],
    [SLICED, 'loads: 3', 'unknown: 3', 'numbered: 1', 'count: 0'],
  ],
  'physics/frame/stiffness.ts': [
    [SLICED, 'row: 1'],
    [EQUIVALENT, 'release: i === k || j === k'],
  ],
  'physics/hoop-stress.ts': [[EQUIVALENT, 'hoopMinimumWallThick:']],
  'physics/materials/ramberg-osgood.ts': [[BRACKET, 'LOWEST:', 'HIGHEST:']],
  'physics/mesh/box.ts': [[GUARD, 'MOST_PANELS:', 'face:']],
  'physics/mesh/gdf.ts': [
    [SLICED, 'parsed:', 'found:', 'header:', 'coordinates:', 'printable:', 'fixed:', 'coordinate:'],
    [WORDING, 'TITLE_LENGTH:'],
  ],
  'physics/mesh/hydrostatics.ts': [
    [EQUIVALENT, 'volumes:'],
    [SLICED, 'meshHydrostatics:', 'addTriangle:'],
  ],
  'physics/mesh/mesh.ts': [
    [ROUNDING, 'NODE_TOLERANCE:'],
    [SPEED, '[low, high]:', 'NodeSet:', 'size:', 'at:', 'cube:', 'numberOf:'],
    [EQUIVALENT, 'triangles:', 'measurePanels:', 'bounds:'],
  ],
  'physics/mesh/outline.ts': [
    [
      DRAWN,
      'CREASE:',
      'EDGE_ON:',
      'SAME:',
      'key:',
      '[x, y, z]:',
      'normalOf:',
      'isShown:',
      'size:',
      'keyOf:',
      'best:',
      'chained:',
      'turn:',
    ],
  ],
  'physics/mesh/symmetry.ts': [[UNREAD, 'low:', 'high:']],
  'physics/mesh/topology.ts': [
    [EQUIVALENT, '[low, high]:', 'key:', 'edges:', 'neighbours:'],
    [SIGN, 'orient:', 'total:', 'sign:', 'enclosed:'],
  ],
  'physics/metal-loss/acceptable-depth.ts': [
    [BRACKET, 'acceptableDepth: 1 -> 1 + 1 % (2)', 'broken:', '[good, bad]:'],
    [TOLERANCE, 'acceptableDepth: 1e-9 -> 1e-9 + 1 %', 'k:', 'lastHolding:'],
  ],
  'physics/metal-loss/profile.ts': [
    [SLICED, 'pairsOf:'],
    [EQUIVALENT, 'worstInterval:', 'valueAt:'],
  ],
  'physics/mooring-line/anchor-distance.ts': [[UNREAD, 'spanForTension: 0', 'spans:']],
  'physics/mooring-line/prepared.ts': [
    [GUARD, 'STEEPEST:'],
    [BRACKET, 'prepareLine: segment.length'],
    [UNREAD, 'UNREAD:', 'prepareLine: 0', 'prepareLine: 1', 'sum: 0'],
    [SLICED, 'belowLowestBuoy: 0'],
  ],
  'physics/mooring-line/profile.ts': [
    [SLICED, 'join: 1'],
    [ROUNDING, 'onBed: 0', 'hanging: 0'],
    [UNREAD, 'suspendedUnder: 0'],
  ],
  'physics/mooring-line/refusals.ts': [
    [ROUNDING, 'ROUNDING:', 'below: -ROUNDING'],
    [SMALL, 'slides: 0', 'low: 0', 'lowestOf: 0'],
  ],
  'physics/mooring-line/single.ts': [
    [SMALL, 'onBed: 0', 'solveSingle: 0'],
    [SPEED, 'singleCatenary: 0'],
  ],
  'physics/mooring-line/solve.ts': [
    [BRACKET, 'guess:', 'iterated:', 'problemOf:', '{ H, V }:', 'startOf:', 'flat:'],
    [SMALL, 'anchor: 0', 'solutionOf: 0', 'touchdownOf: 0', 'uprightSolution: 0'],
    [UNREAD, 'NO_SPANS:'],
  ],
  'physics/mooring-line/upright.ts': [
    [SPEED, 'longest:', 'uprightLine: rise', 'uprightLine: x', 'uprightLine: !line.line.seabedContact ||'],
    [BRACKET, 'reach:', '{ a, b }:'],
    [SMALL, 'uprightLine: 0', 'V_t: 0', 'lands: 0', 'part: 0', 'z: 0', 'uprightAt: 0', 'yielding: 0'],
  ],
  'physics/mooring-line/walk.ts': [
    [UNREAD, 'NO_BED:', 'V: T_l'],
    [SMALL, 'onBed: 0', 'bedTensionBelow: 0', 'passed: 0', 'endTensions: 0'],
  ],
  'physics/mooring-system/at-pose.ts': [
    [BRACKET, 'dx:', 'horizontalTension:', 'moved:'],
    [SMALL, 'readyLines: 0', 'Sum: 0', 'k_t: 0'],
  ],
  'physics/mooring-system/equilibrium.ts': [
    [TOLERANCE, 'TARGET:', 'ACCEPTED:', 'MAX_STEPS:', 'iterations: 0'],
    [STEP, 'LONGEST:', 'WIDEST:', 'HALVINGS:', 'ADDED:', 'i: 0', 'part: 1', 'improved:', 'step:', 'work:', 'across:'],
    [STEP, 'turning:', 'longest:'],
    [GUARD, 'beyondAnchors: 0'],
    [WORDING, 'whyNone:'],
  ],
  'physics/mooring-system/lost-lines.ts': [[SLICED, 'eachTwoLost: 1']],
  'physics/mooring-system/periods.ts': [
    [EQUIVALENT, 'coupledPeriods: a', 'smallest:'],
    [UNREAD, 'u: 0', 'v: 0', 'forward: 0', 'transposed: 0', 'at: 0', 'eigenvalues: 0'],
    [ROUNDING, 'third: 1'],
  ],
  'physics/mooring-system/redundancy.ts': [
    [UNREAD, 'next: 0'],
    [EQUIVALENT, 'sorted: a % turn'],
    [ROUNDING, 'noRedundancy: 1e-9'],
  ],
  'physics/mooring-system/symmetric.ts': [
    [EQUIVALENT, 'factored: d1'],
    [ROUNDING, 'factored: 0', 'NOTHING:', 'pivot: NOTHING'],
  ],
  'physics/mooring-system/system.ts': [[SMALL, 'NO_LOAD:']],
  'physics/multiphase/beggs-brill-equations.ts': [[SLICED, 'level:', 'slope:']],
  'physics/multiphase/beggs-brill.ts': [[EQUIVALENT, 'downhill:']],
  'physics/multiphase/choke.ts': [[BRACKET, 'root:']],
  'physics/multiphase/duns-ros-charts.ts': [
    [SLICED, 'chart:'],
    [UNREAD, 'tracedRead: 0'],
  ],
  'physics/multiphase/friction.ts': [
    [BRACKET, 'f:', 'trailOfFriction:', 'SOUGHT:'],
    [UNREAD, 'state:'],
  ],
  'physics/multiphase/hagedorn-brown-loop.ts': [[GUARD, 'friction:']],
  'physics/multiphase/lift.ts': [[EQUIVALENT, 'fluid:']],
  'physics/multiphase/traverse.ts': [[GUARD, 'HIGHEST_PRESSURE:', 'atMiddle:', 'holds:']],
  'physics/pile/axial-springs.ts': [
    [STEP, 'ELEMENTS:', 'springs:'],
    [BRACKET, '[TRIED, FIRST, LAST]:', 'full:', 'triedTips:', '[short, enough]:', 'n:', 'stateUnder: 0'],
    [TOLERANCE, 'HALVINGS:'],
    [GUARD, 'axialStates:'],
    [SAID, 'stateUnder: 1', 'stateUnder: i + HALVINGS:'],
  ],
  'physics/pile/lateral-springs.ts': [
    [TOLERANCE, 'MOST_ITERATIONS:', 'iterations:', 'size:', 'LEAST:'],
    [GUARD, 'bentPile:', 'HELD:', 'deflected: c * h'],
    [SLICED, 'depths:'],
    [STEP, 'shares:'],
    [SPEED, 'first:'],
    [UNREAD, 'secants:', 'moved:', 'deflected: 1', 'deflected: 0', 'load:', 'h:', 'forces:', '[y0 = 0', '[s0 = 0'],
    [UNREAD, 'stateOf: 0', 'stateOf: 1'],
    [HELD_HEAD, 'momentAtHead:'],
  ],
  'physics/pipeline-buckling/force-build-up.ts': [
    [EQUIVALENT, 'temperatureAt:', 'met:', 'crossings:', 'slidingIntervals:'],
    [ROUNDING, 'steep:'],
  ],
  'physics/pipeline-buckling/hobbs-solve.ts': [[BRACKET, 'lengthAtMinimum:', 'stableLength:', 'high:']],
  'physics/pipeline-buckling/hobbs-vertical.ts': [
    [EQUIVALENT, 'Q_LEAST:'],
    [BRACKET, 'high:'],
  ],
  'physics/pvt/gas-z-factor.ts': [
    [MEET, 'LOOP:'],
    [BRACKET, 'DENSEST:', 'THIN:', 'residual:', 'trailOfZ:', '{ x, iterations }:', 'low:', 'leastRoot:'],
    [UNREAD, 'state:'],
  ],
  'physics/roundness.ts': [[SLICED, 'all:']],
  'physics/seawater/resistivity.ts': [
    [BRACKET, 'root:'],
    [SAID, 'R_t: excess'],
  ],
  'physics/sweep/effects.ts': [[STEP, 'RELATIVE_STEP:']],
  'physics/waves/dispersion.ts': [
    [MEET, 'DEEP:'],
    [TOLERANCE, 'MAX_STEPS:', 'solveWaveNumber:', 'step:'],
  ],
  'physics/waves/mean-drift.ts': [
    [SLICED, '[omega_a, omega_b]:', 'driftAt: 1', '[first, last]: 1'],
    [UNREAD, 'driftAt: 0', '[first, last]: 0', 'area:', 'areas:'],
  ],
  'physics/waves/near-bed-velocity.ts': [
    [STEP, 'velocityMoment0:', 'velocityMoment2:'],
    [GUARD, 'STILL:', 'nearBedMoments:'],
  ],
  'physics/soil/equations.ts': [[NO_LOAD, 'SEABED_STRESS:']],
  'physics/soil/profile.ts': [
    [GUARD, 'profileOf:', 'pieces:'],
    [UNREAD, 'depthOf:'],
    [EQUIVALENT, 'strengthsBetween:'],
  ],
  'physics/time-series/crossings.ts': [
    [SPEED, 'Column: 1024', 'larger:'],
    [SLICED, 'Column: 0'],
  ],
  'physics/time-series/envelope.ts': [[EQUIVALENT, 'Envelope: 0', 'Envelope: a !== null']],
  'physics/time-series/filter.ts': [
    [ROUNDING, 'SAME:'],
    [EQUIVALENT, 'bandPass: 0'],
  ],
  'physics/time-series/fourier.ts': [
    [SPEED, 'isPowerOfTwo: 0', 'half:', 'bluestein: 2', 'bluestein: 1'],
    [EQUIVALENT, 'radixTwo: j <= i'],
    [SLICED, 'isPowerOfTwo: 1', 'reversedBits:', 'bluestein: 0'],
  ],
  'physics/time-series/gumbel.ts': [[BRACKET, 'SOUGHT:']],
  'physics/time-series/record.ts': [[UNREAD, '[m2 = 0, m3 = 0, m4 = 0]:']],
  'physics/time-series/spectrum.ts': [
    [SLICED, 'WelchSpectrum: 0'],
    [EQUIVALENT, 'squares:', 'sharedBySegments:'],
  ],
  'physics/time-series/weibull-shape.ts': [[BRACKET, 'SHAPES:']],
  'physics/wellbore/angles.ts': [[WORDING, 'rename:']],
  'physics/wellbore/arc.ts': [
    [TOLERANCE, 'MEETING_TOLERANCE:', '{ x, iterations }:'],
    [
      UNREAD,
      'meetings:',
      'last:',
      'meetingOf:',
      'turningDepths: 0 -> 0 + 1 %',
      'turningDepths: 0 -> 0 + 1 % (2)',
      'nearestOn:',
    ],
    [
      EQUIVALENT,
      'turningDepths: beta < STRAIGHT_BELOW || along * end > 0: || -> &&',
      'turningDepths: along * end: * -> /',
      'turningDepths: theta - Math.PI: - -> +',
    ],
  ],
  'physics/wellbore/course-tree.ts': [
    [
      SPEED,
      'LEAF:',
      'SLACK:',
      'leaves:',
      'treeOver:',
      'size:',
      'tree:',
      'fill:',
      'middle:',
      'isLeaf:',
      'n:',
      'e:',
      'v:',
      'meetsPlane:',
    ],
  ],
  'physics/wellbore/ellipsoid.ts': [
    [UNREAD, 'deviation:', 'planEllipse:', '[app = 0, aqq = 0]:', '[arp, arq]:', '[x = 0, y = 0, z = 0]:'],
    [STEP, 'apq:', 't:', 'sweep:', 'semiAxes:'],
  ],
  'physics/wellbore/minimum-curvature.ts': [
    [MEET, 'STRAIGHT_BELOW:', 'ratioFactor:'],
    [SLICED, 'bendColumns:'],
  ],
  'physics/wellbore/path.ts': [
    [SLICED, 'low:', 'high:', 'middle:', 'endOf:', 'touched:', 'sinks:', 'rises:'],
    [SPEED, 'nearer:'],
    [EQUIVALENT, 'angle:'],
    [TOLERANCE, '[x, y]:', 'i:', 'leastBetween:'],
  ],
}

export const reasonFor = (file: string, name: string): string | undefined =>
  REASONS[file]?.find(([, ...begins]) => begins.some((begin) => name.startsWith(begin)))?.[0]
