"""DNV-RP-F105 (February 2006) 2.3.3: screening of a span for vortex-induced vibration, as a verification sheet gives it."""

from worked import table, worked

U = (0.1, 2)


@worked(
    U_c100=U,
    U_w1=U,
    also=[dict(U_c100=0.5, U_w1=2), dict(U_c100=0.603, U_w1=0.397), dict(U_c100=0.597, U_w1=0.403), dict(U_c100=1, U_w1=0)],
)
def screeningFlowRatio(U_c100, U_w1):
    return max(U_c100 / (U_w1 + U_c100), 0.6)


@worked(
    gamma_IL=(1.1, 1.5),
    U_c100=U,
    V_on_IL=(0.9, 2.2),
    D=(0.2, 1.2),
    L=(15, 45),
    alpha_bar=(0.6, 1),
    also=[
        dict(gamma_IL=1.4, U_c100=0.7, V_on_IL=1.1, D=0.3, L=74.7, alpha_bar=0.8),
        dict(gamma_IL=1.4, U_c100=0.7, V_on_IL=1.1, D=0.3, L=90, alpha_bar=0.8),
    ],
)
def requiredInLineFrequency(gamma_IL, U_c100, V_on_IL, D, L, alpha_bar):
    # longer than 250 diameters it asks for nothing, and turns negative
    return gamma_IL * U_c100 / (V_on_IL * D) * (1 - (L / D) / 250) / alpha_bar


@worked(gamma_IL=(1.1, 1.5), f_IL=(0.3, 3), V_on_IL=(0.9, 2.2), D=(0.2, 1.2), L=(15, 45), alpha_bar=(0.6, 1))
def screenedCurrent(gamma_IL, f_IL, V_on_IL, D, L, alpha_bar):
    # the current that asks for the frequency that the span has, which a current of 1 asks for in proportion
    return f_IL / requiredInLineFrequency(gamma_IL, 1, V_on_IL, D, L, alpha_bar)


@worked(gamma_CF=(1.1, 1.5), U_c100=U, U_w1=U, V_on_CF=(2, 3), D=(0.2, 1.2))
def requiredCrossFlowFrequency(gamma_CF, U_c100, U_w1, V_on_CF, D):
    return gamma_CF * (U_c100 + U_w1) / (V_on_CF * D)


table('GAMMA_IL', 1.4, source='DNV-RP-F105 (2006) table 2-1: screening factor in line')
table('GAMMA_CF', 1.4, source='DNV-RP-F105 (2006) table 2-1: screening factor across the flow')
table('SCREENING_LENGTH', 250, source='DNV-RP-F105 (2006) 2.3.3, in-line criterion')
table('DIRECT_WAVE_RATIO', 2 / 3, source='DNV-RP-F105 (2006) 2.3.5, direct wave action')
