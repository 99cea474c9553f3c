/** Work that no request waits for: what the queue engine does not keep of a job, and the timers. */
export const name = '0055_jobs'

export const up = /* sql */ `
create table trabajos (
  id uuid primary key, nombre text not null, user_id int references users, created_at timestamptz not null default now(),
  hechos int not null default 0 check (hechos >= 0), total int check (total >= 0),
  cancelar_at timestamptz, cancelado_por int references users,
  terminado_at timestamptz, resultado jsonb, error text,
  check ((cancelar_at is null) = (cancelado_por is null))
);
create index trabajos_por_dia on trabajos (created_at desc, id);
create index trabajos_de_quien on trabajos (user_id, created_at desc);

create table temporizadores (
  nombre text primary key, proxima_at timestamptz not null, tomado_hasta timestamptz, tomado_por uuid,
  ultima_at timestamptz, ultima_ms int, fallos int not null default 0, error text,
  check ((tomado_hasta is null) = (tomado_por is null))
);
`
