/** Names with which a title may begin: they keep their capital within a sentence. */
export const PROPER_NAMES: ReadonlySet<string> = new Set(
  `Airy Arps Barlow Beggs Bingham Bishop Blackman Blendermann Bourgoyne Boussinesq Brent Bretschneider Canada Chezy
  Colebrook Coulomb Darcy Dean Dirlik Duns Duong Eaton Euler Fanning Fetkovich Folias Froude Gauss Gaussian Gerber Gini
  Glaso Goodman Gray Griffith Gumbel Haaland Hagedorn Hamming Hann Hansen Hasan Hedstrom Hobbs Johnson Jones Keelson Kelvin
  Keulegan Kirsch Kolmogorov Latin Lewis Mann Manning Maurer Meyerhof Miner Mohr Moody Morison Nash Newton Newtonian
  Norwegian Ochi Orca Palmgren Payne Pearson Pierson Poisson Prandtl Python Ramberg Rankine Rayleigh Reynolds Sen Shields
  Skempton Sobol Soderberg Stokes Strouhal Taylor Terzaghi Torsethaugen Tovo Tresca Turpin Ursell Vasquez Vesic Vogel Warren
  Weber Weibull Wirsching`.split(/\s+/),
)
