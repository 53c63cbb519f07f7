"""DNV-RP-C205 (September 2019, amended 2021), section 9, from public descriptions of the practice."""

from worked import table, worked

U, D = (0.1, 3), (0.1, 1.5)


@worked(U=U, D_h=D, nu=(1e-6, 1.8e-6))
def reynoldsNumber(U, D_h, nu):
    return U * D_h / nu


# a cylinder sheds St vortex pairs over the time in which the flow passes one diameter
@worked(St=(0.15, 0.45), U=U, D_h=D)
def crossFlowExcitation(St, U, D_h):
    passing = D_h / U
    return St / passing


@worked(f_s=(0.1, 5))
def inLineExcitation(f_s):
    return f_s + f_s


@worked(f_n=(0.1, 5), f_s=(0.1, 5))
def frequencyRatio(f_n, f_s):
    return f_n / f_s


@worked(f_n=(0.1, 5), f_IL=(0.1, 5))
def inLineFrequencyRatio(f_n, f_IL):
    return f_n / f_IL


@worked(U=U, f_n=(0.1, 5), D_h=D)
def reducedVelocity(U, f_n, D_h):
    return U / f_n / D_h


@worked(V_on=(1, 4), f_n=(0.1, 5), D_h=D)
def onsetSpeed(V_on, f_n, D_h):
    return V_on * D_h * f_n


@worked(U=U, V_on=(1, 4), D_h=D)
def onsetFrequency(U, V_on, D_h):
    return U / D_h / V_on


@worked(r_CF=(0.5, 5))
def inLineOfCrossFlowRatio(r_CF):
    return r_CF * 0.5


# f/f_s with f = U/(V_R D) and f_s = St U/D
@worked(V_R=(1, 16), St=(0.15, 0.45))
def ratioAtReducedVelocity(V_R, St):
    U, D = 1.0, 1.0
    return (U / (V_R * D)) / (St * U / D)


PUBLIC = 'a public check after DNV-RP-C205: in line 1.0 <= V_R <= 4.5 and K_s <= 1.8, cross-flow 3.0 <= V_R <= 16.0'
table('IN_LINE_ONSET', 1.0, source=PUBLIC)
table('IN_LINE_END', 4.5, source=PUBLIC)
table('IN_LINE_STABLE', 1.8, source=PUBLIC)
table('CROSS_FLOW_ONSET', 3.0, source=PUBLIC)
table('CROSS_FLOW_END', 16.0, source=PUBLIC)
table('SUBCRITICAL_STROUHAL', 0.2, source='smooth cylinders, Re 300 to 1e5: Blevins (1990), figure 3-3')
table('CRITICAL_REYNOLDS', 200000.0, source='smooth cylinders: the drop of drag begins at 2e5, Blevins (1990), chapter 3')
