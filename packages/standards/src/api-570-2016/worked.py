"""API 570 (2016): corrosion rates, remaining life and intervals of piping, from the method of the specification."""

from worked import worked


@worked(d_0=(0.5, 6), tau=(3, 30))
def averageLossRate(d_0, tau):
    return d_0 / tau


@worked(t_init=(10, 15), t_act=(6, 9), tau=(3, 30))
def longTermRate(t_init, t_act, tau):
    return (t_init - t_act) / tau


@worked(t_prev=(10, 15), t_act=(6, 9), dt=(1, 10))
def shortTermRate(t_prev, t_act, dt):
    return (t_prev - t_act) / dt


@worked(RL=(1, 40))
def halfLife(RL):
    return RL / 2


@worked(I_h=(0.5, 20), I_max=10, also=[{'I_h': x} for x in (2.5, 9.95, 10.05, 19.5)])
def halfLifeInterval(I_h, I_max):
    return min(I_h, I_max)


@worked(CR_ST=(0.05, 0.5), CR_LT=(0.05, 0.5), draws=6)
def governingRate(CR_ST, CR_LT):
    return max(CR_ST, CR_LT)


@worked(t_ret=(2, 6), t_alert=(2, 6), draws=6)
def governingThickness(t_ret, t_alert):
    return max(t_ret, t_alert)


@worked(t_act=(6, 9), C_r=(0.05, 0.5), I=(2, 10), also=[{'t_act': 5, 'C_r': 0.5, 'I': i} for i in (9.97, 10.03, 30)])
def laterThickness(t_act, C_r, I):
    return max(0, t_act - C_r * I)


@worked(y_0=(2000, 2030), I=(1, 10))
def nextInspectionYear(y_0, I):
    return y_0 + I


@worked(t_act=(6, 9), t_req=(2, 5), C_r=(0.05, 0.5), also=[{'t_act': t, 't_req': 5, 'C_r': 0.1} for t in (4, 4.99, 5, 5.01)])
def remainingLife(t_act, t_req, C_r):
    return (t_act - t_req) / C_r if t_act > t_req else 0.0


@worked(t_p=(2, 6), t_s=(2, 6), draws=6)
def retirementThickness(t_p, t_s):
    return max(t_p, t_s)


@worked(y_1=(1990, 2010), y_2=(2011, 2030))
def timeBetween(y_1, y_2):
    return y_2 - y_1
