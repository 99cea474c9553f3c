# language: es
@mensaje @navegador @servidor-propio
Característica: Ordenar un esquema en la pantalla
  Quien ordena ve la superficie, la dosis con su cuenta y el calendario antes de ordenar.

  Antecedentes:
    Dado que la médica abrió en el navegador la oncología de la consulta 1

  Regla: El esquema se escoge entre los publicados, por sigla, nombre o tumor

    Escenario: Con su fuente, sus medicamentos y su calendario
      Cuando escoge el esquema "R-CHOP-21"
      Entonces ve "Coiffier B, N Engl J Med 2002 (GELA)"
      Y el campo "Dosis formulada de Rituximab" tiene "656,3"
      Y el calendario tiene 6 ciclos

  @regla:calendar/business-days#nearestOpenDay @regla:calendar/holidays
  Regla: Una aplicación en domingo o festivo se dice con el día abierto más cercano, y no se mueve sola

    Escenario: Un tratamiento que empieza un domingo
      Cuando escoge el esquema "R-CHOP-21"
      Y el tratamiento empieza el próximo domingo
      Entonces ve en "Días que caen en domingo o festivo" "(domingo). El día abierto más cercano es el"
      Y ve en "Días que caen en domingo o festivo" "Nada se mueve solo"

  Regla: El tope habitual se propone y nunca se pone solo

    @flujo
    Escenario: Se toma sin el ratón y queda escrito
      Cuando escoge el esquema "R-CHOP-21"
      Entonces el campo "Dosis formulada de Vincristina" tiene "2,5"
      Y ve "Tope habitual 2 mg"
      Cuando toma sin el ratón lo propuesto para "Vincristina"
      Entonces el campo "Dosis formulada de Vincristina" tiene "2,0"
      Y ve "Propuesta tomada: Tope habitual por dosis 2 mg"

  @regla:oncology/surface-words
  Regla: El peso de más de treinta días se dice con sus días y se pide de nuevo

    @regla
    Escenario: De hace 34 días
      Dado que el peso del afiliado es de hace 34 días
      Cuando la médica abre en el navegador la oncología de la consulta 1
      Y escoge el esquema "R-CHOP-21"
      Entonces ve "El peso es de hace 34 días. Para ordenar por superficie corporal, péselo de nuevo."

  @regla:clinical-record/renal-function @regla:oncology/creatinine
  Regla: La dosis por AUC sale de la creatinina de la historia, con su fecha

    @regla
    Escenario: Se dice la depuración, con qué peso y con cuál creatinina
      Dado que su creatinina de hace 5 días es 0,9
      Y que la médica abrió en el navegador la oncología de la consulta 1
      Cuando escoge el esquema "TCH"
      Entonces ve "Creatinina 0,90 mg/dL del"
      Y ve en el ciclo "Carboplatino" con "TFG"
      Y ve en el ciclo "Carboplatino" con "Cockcroft-Gault"

    @regla
    Escenario: Una vieja no propone dosis hasta que alguien anota otra
      Dado que su creatinina de hace 45 días es 0,9
      Y que la médica abrió en el navegador la oncología de la consulta 1
      Cuando escoge el esquema "TCH"
      Entonces ve "de hace 45 días: para esta dosis vale 30"
      Dado que su creatinina de hace 2 días es 0,8
      Cuando pide "Leerla de nuevo"
      Entonces ve "Creatinina 0,80 mg/dL del"
      Y ve en el ciclo "Carboplatino" con "TFG"

  @regla:oncology/added-drug
  Regla: Un medicamento se añade al esquema con todo lo que hace falta

    @regla
    Escenario: Sin decir cómo se toma no se añade
      Cuando escoge el esquema "R-CHOP-21"
      Y pide "Añadir medicamento"
      Y pide "Añadir al esquema"
      Entonces ve "Medicamento: campo requerido"
      Y ve "Dosis: campo requerido"
      Y ve "Frecuencia: campo requerido"

    @flujo
    Escenario: Se aplica en los ciclos que empiezan en sus meses
      Cuando escoge el esquema "AC"
      Y añade al esquema "dexametasona" una vez al día por 3 días durante un mes
      Entonces ve en el ciclo "Dexametasona" con "ciclos 1, 2 · añadido"
      Y ve en el ciclo "Dexametasona" con "1 a 3"

  @regla:clinical-record/measures-doubt
  Regla: Un peso que cambia mucho se lee otra vez antes de guardarlo

    @flujo @servidor-propio
    Escenario: Una coma corrida
      Dado que el peso del afiliado es de hace 34 días
      Cuando la médica abre en el navegador la oncología de la consulta 1
      Y escoge el esquema "R-CHOP-21"
      Y pide "Registrar peso"
      Y llena "Peso" con "6,8"
      Y pide "Registrar peso" en "Registrar peso"
      Entonces ve "Confirme las medidas: son poco usuales en este paciente"
      Y ve "es poco usual a los"

  @regla:oncology/double-signature
  Regla: Antes de ordenar se dice que otro profesional lo firma, y sobre qué

    @flujo
    Escenario: Un aumento sobre el esquema
      Cuando escoge el esquema "R-CHOP-21"
      Y llena "Dosis formulada de Doxorrubicina" con "105"
      Entonces ve "Topes y segunda firma"
      Y ve "El esquema entero espera la firma de otro profesional: hasta entonces no se imprime ni se aplica."
      Y ve "Doxorrubicina: 20 % más que el esquema"
      Y ve en "De por vida" "0 mg/m² ya aplicados"

  Regla: Quitar el último medicamento limpia el esquema

    @flujo
    Escenario: Se vuelve a escoger
      Cuando escoge el esquema "R-CHOP-21"
      Y pide "Quitar Rituximab"
      Y pide "Quitar Ciclofosfamida"
      Y pide "Quitar Doxorrubicina"
      Y pide "Quitar Vincristina"
      Y pide "Quitar Prednisona"
      Entonces ve "Se quitó el último medicamento: el esquema quedó vacío."
      Y ve "Escoja un esquema"

  Regla: Con un esquema en curso no se escoge otro hasta cancelarlo

    @flujo
    Escenario: Se ordena, se muestra en curso y se cancela con confirmación
      Cuando escoge el esquema "R-CHOP-21"
      Y toma sin el ratón lo propuesto para "Vincristina"
      Y ordena en el navegador el esquema
      Entonces ve "Ciclo 1 de 6"
      Y no se ofrece escoger otro esquema
      Cuando pide "Cancelar"
      Y pide "Cancelar el esquema"
      Entonces ve "Esquema cancelado con exito"
      Y se ofrece escoger otro esquema

  Regla: Lo que se aplica se registra con su día

    @flujo
    Escenario: El primer ciclo se aplicó hoy, y cancelar después no lo cambia
      Cuando escoge el esquema "R-CHOP-21"
      Y toma sin el ratón lo propuesto para "Vincristina"
      Y ordena en el navegador el esquema
      Y pide "Registrar aplicación"
      Entonces ve "¿Se aplicó el ciclo 1 de 6?"
      Cuando pide "Registrar aplicación" en "¿Se aplicó el ciclo 1 de 6?"
      Entonces ve "Aplicación registrada con éxito"
      Y ve "Ciclo 2 de 6"
      Cuando pide "Cancelar"
      Y pide "Cancelar el esquema"
      Entonces ve "Esquema cancelado con exito"
