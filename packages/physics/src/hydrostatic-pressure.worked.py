"""White, Fluid Mechanics (2011) 2.3: the pressure of still water."""

from worked import worked

RHO, G = (990, 1030), (9.7, 9.9)


@worked(rho_w=RHO, g=G, d=(5, 3000))
def hydrostaticPressure(rho_w, g, d):
    return rho_w * g * d


@worked(p=(1e5, 3e7), rho_w=RHO, g=G)
def depthOfPressure(p, rho_w, g):
    return p / (rho_w * g)


@worked(rho_w=RHO, g=G, h_l=(-3000, -5), also=[dict(rho_w=1025, g=9.81, h_l=h) for h in (-0.01, 0, 0.01, 20)])
def waterPressureAtElevation(rho_w, g, h_l):
    depth = -h_l
    return rho_w * g * depth if depth > 0 else 0


@worked(p_d=(1e6, 5e7), rho_cont=(50, 1100), g=G, h_ref=(-50, 80), h_l=(-2500, 50))
def designPressureAtElevation(p_d, rho_cont, g, h_ref, h_l):
    column = h_ref - h_l
    return p_d + g * column * rho_cont
