/** How many days each drug goes on acting after its last dose. */
export const name = '0023_washout'

export const up = /* sql */ `
create table lavado (
  principio_activo text primary key, dias_lavado int not null check (dias_lavado between 1 and 1000), por_que text not null,
  detalle text, confianza text not null, fuente text not null
);
`
