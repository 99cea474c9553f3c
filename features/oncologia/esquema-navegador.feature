# language: es
@mensaje @navegador @servidor-propio
Característica: Ordenar un esquema en la pantalla
  Quien ordena ve la superficie, la dosis con su cuenta y el calendario antes de ordenar.

  Antecedentes:
    Dado que la médica abrió en el navegador el ordenamiento de la consulta 1
    Y escogió Oncología

  Regla: El esquema se escoge entre los publicados, por sigla, nombre o tumor

    Escenario: Con su fuente, sus medicamentos y su calendario
      Cuando escoge el esquema "R-CHOP-21"
      Entonces ve "Coiffier B, N Engl J Med 2002 (GELA)"
      Y la dosis formulada de "Rituximab" es "656,3"
      Y el calendario tiene 6 ciclos

  Regla: El tope habitual se propone y nunca se pone solo

    @flujo
    Escenario: Se toma con una tecla y queda escrito
      Cuando escoge el esquema "R-CHOP-21"
      Entonces la dosis formulada de "Vincristina" es "2,5"
      Y ve "Tope habitual 2 mg"
      Cuando toma con una tecla lo propuesto para "Vincristina"
      Entonces la dosis formulada de "Vincristina" es "2,0"
      Y ve "Propuesta tomada: Tope habitual por dosis 2 mg"

  Regla: Quitar el último medicamento limpia el esquema

    @flujo
    Escenario: Se vuelve a escoger
      Cuando escoge el esquema "R-CHOP-21"
      Y quita los medicamentos "Rituximab, Ciclofosfamida, Doxorrubicina, Vincristina, Prednisona"
      Entonces ve "Se quitó el último medicamento: el esquema quedó vacío."
      Y ve "Escoja un esquema"

  Regla: Con un esquema en curso no se escoge otro hasta cancelarlo

    @flujo
    Escenario: Se ordena, se muestra en curso y se cancela con confirmación
      Cuando escoge el esquema "R-CHOP-21"
      Y ordena el esquema en la pantalla
      Entonces ve "Ciclo 1 de 6"
      Y no se ofrece escoger otro esquema
      Cuando cancela el esquema en la pantalla
      Entonces ve "Esquema cancelado con exito"
      Y se ofrece escoger otro esquema
