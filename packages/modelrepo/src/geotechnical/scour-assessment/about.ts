/** What scour-assessment answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Scour assessment: pipeline, monopile and rock armour',
  question: 'What is the scour depth at this pile or pipeline, or the rock size required to protect it?',
  askedAs: [
    'How deep is the hole around a 7 m wind turbine pile in a tidal current?',
    'Does the current undermine my flowline where it lies on the seabed?',
    'How long does a storm take to dig out half of the equilibrium depth?',
    'Which stone size stays put beside the foundation at 1 m/s?',
    'Do waves alone make a hole at this pile, by its KC number?',
    'HEC-18 CSU depth at a round pier, with the limit of 2.4 diameters',
  ],
  method: [
    {
      title: 'Threshold of motion',
      text: 'The critical Shields parameter is 0.30/(1 + 1.2 D*) + 0.055 (1 − exp(−0.020 D*)), with D* the dimensionless grain size.',
      module: 'physics/scour/mobility.ts',
    },
    {
      title: 'Bed shear stress',
      text: 'The current-induced stress is calculated from the depth-averaged logarithmic velocity profile, with roughness length z_0 equal to one twelfth of the median grain size. The wave-induced stress is calculated with the rough-bed friction factor, 1.39 times A/z_0 to the power −0.52, where A is the orbital amplitude. The combined stress is the maximum in the wave cycle, for waves collinear with the current.',
      module: 'physics/scour/bed-shear.ts',
    },
    {
      title: 'Mobility',
      text: 'Mobility is the Shields parameter of the undisturbed bed divided by its threshold. At a mobility of 1 or more the bed is live. In clear-water conditions the live-bed depth is an upper bound.',
      module: 'physics/scour/mobility.ts',
    },
    {
      title: 'Scour depth at a pile',
      text: 'In a current the depth is the scour coefficient times the diameter. In waves the depth increases with the Keulegan-Carpenter number (KC) above 6. In combined flow it increases above a KC threshold, which decreases with the current velocity ratio. For a current, the Breusers formula 1.5 D tanh(h/D) or the HEC-18 CSU equation may be selected. The CSU depth at a round aligned pile is limited to 2.4 D, or 3.0 D above a Froude number of 0.8.',
      module: 'physics/scour/pile-depth.ts',
    },
    {
      title: 'Scour hole extent',
      text: 'The extent is measured from the pile wall and is the scour depth divided by the tangent of the angle of repose.',
      module: 'physics/scour/pile-depth.ts',
    },
    {
      title: 'Scour development',
      text: 'From a flat bed the depth approaches equilibrium exponentially, with a time scale based on the Shields parameter. For a pile in a current, the boundary layer thickness equals the water depth. For a pile in waves, the time scale is a function of KC. For a pipeline, a time scale is available for current only. No time scale is available for combined flow at a pile.',
      module: 'physics/scour/scour-time.ts',
    },
    {
      title: 'Onset of scour below a pipeline',
      text: 'Tunnel scour starts when the flow number U²/(g (s − 1)(1 − n) D) reaches 0.025 exp(9 √(e/D)). Here e is the embedment, s the grain relative density and n the bed porosity.',
      module: 'physics/scour/pipe-scour.ts',
    },
    {
      title: 'Scour depth below a pipeline',
      text: 'In a current the depth is 0.625 exp(−0.6 e/D) diameters, at most 0.6 diameters, with e the gap. In waves it is 0.1 √KC exp(−0.6 e/D) diameters.',
      module: 'physics/scour/pipe-scour.ts',
    },
    {
      title: 'Rock size',
      text: 'The Izbash rock size is U²/(2 g Δ y²), where U is the velocity at the rock and Δ the submerged relative density. The stability coefficient y is 0.86 for exposed and 1.20 for embedded stones.',
      module: 'physics/scour/rock-size.ts',
    },
  ],
  assumptions: [
    'The bed is level, uniform, cohesionless sand, deeper than the scour hole. The structure is a single slender vertical pile or a horizontal pipeline across the flow.',
    'The bed is hydraulically rough and flat. Its roughness is the grain roughness, without ripples.',
    'Flow conditions are constant. Reversing tides and passing storms reduce the scour and cause backfilling.',
    'In combined flow the maximum bed shear stress in the wave cycle applies, for waves collinear with the current.',
    'At a pile in a current the boundary layer thickness equals the water depth.',
    'The upstream slope of the scour hole is at the angle of repose. The downstream slope is drawn at half this angle.',
  ],
  validity: [
    'Valid for sand of 0.063 to 2 mm. In silt, clay and gravel the checks are not assessed.',
    'Onset of scour below a pipeline is valid for a steady current. With waves the check is not assessed.',
    'Valid for slender piles in water at least two diameters deep. In shallower water a warning is issued.',
    'The default scour coefficient is the mean of measurements, whose standard deviation is 0.7 diameters.',
    'Valid for water depths above e (2.718) times the roughness length. Smaller depths are rejected.',
    'Breusers and HEC-18 are valid for a steady current only.',
  ],
  notChecked: [
    'Cohesive soil, layered soil and armouring of graded sand',
    'Tide and storm histories with backfilling',
    'Wide piles, jackets, gravity bases and pile groups',
    'General bed lowering, sand waves and edge scour of the protection',
    'Rock stability by Shields parameter or in waves, rock filters and layer thickness',
    'Spread of tunnel scour along the pipeline, pipeline sagging and the resulting free span',
    'Effect of embedment loss on pile capacity and natural frequency',
  ],
}
