/** Vital signs, the head of a child and what is measured of a pregnancy, beside the measures of the consultation. */
export const name = '0112_vital_signs'

export const up = /* sql */ `
alter table medidas
  add column frecuencia_cardiaca int check (frecuencia_cardiaca between 20 and 300),
  add column frecuencia_respiratoria int check (frecuencia_respiratoria between 4 and 120),
  add column temperatura numeric(4,1) check (temperatura between 25 and 45),
  add column saturacion_oxigeno int check (saturacion_oxigeno between 30 and 100),
  add column dolor int check (dolor between 0 and 10),
  add column perimetro_cefalico numeric(4,1) check (perimetro_cefalico between 20 and 70),
  add column altura_uterina numeric(4,1) check (altura_uterina between 5 and 60),
  add column frecuencia_fetal int check (frecuencia_fetal between 50 and 240);
`
