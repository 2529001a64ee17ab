import type { Asks } from '../topics.ts'

/** How people ask about starting services, and whom they turn to. */
export const startAsks = {
  start: {
    words: 'refer enroll enrollment intake register inscribir signup join refers',
    asks: `
      how do i start get started begin services
      sign up my son daughter for services
      apply for services
      make a referral refer someone a client patient
      referral process intake process
      enroll enrollment register join your program
      first step next step what do i do first
      social worker case manager wants to refer
      request services for my brother
      como empiezo inscribir referir a alguien solicitar servicios
      how do i get my brother into your program
      what is the process
      hospital discharge planner with a referral
      who do i call to set up services
      self refer
      how do we get services
      get services for my son
      get help for my sister
      how does it work to get started
      i want to sign up
      how do i get in
      i have a client who needs services
      how do i apply for services
      how do you become a client
      get my daughter signed up
      make a referral for a patient of mine
      is there paperwork to get services
      how can we get help from you
      i need services
      how do i get services
      what are the steps
      get in your program
      como solicito servicios
      need help for my brother where do i begin
      i need help for my son
      get the ball rolling
      my doctor told me to contact you about services for my son
      what information do you need for a referral
      how do we begin
      how do i request help
      send a referral
      who do i send the referral to
      how do i make a referral
      i am a support coordinator and want to refer someone
      how do i refer someone
      can i refer my own brother
      who can make a referral
      what happens after i refer
      first thing to do for my adult daughter with a disability
      where do i send the referral
      como hago una referencia
      i have a new referral for you
      how can i get services for my brother
      what do i do to get help from you
      what is step one
      i work at a hospital and need to refer a patient
      how does somebody get into your program
      como inscribo a mi hijo
      i want help for my son who do i talk to
      what do i have to do to get help
      set up an intake
      we want services
      refer my brother
      can you evaluate my son
      ready to start
      como empiezo a recibir servicios
      quiero servicios para mi hijo
      how can i get services for my daughter
      enroll my brother`,
  },
  'referral-form': {
    words: 'packet',
    asks: `
      referral form
      where do i find download the referral form
      referral form word pdf
      get the form by fax mail
      cannot open the referral form
      send back the referral form
      formulario de referencia
      download the form to refer
      referral packet paperwork
      form for referral
      where is the form
      need the referral paperwork
      where is the referral document
      fill out a referral
      is there a form to fill out for services
      where is the doc for referrals
      form for the referral download
      fax number for referrals
      referral fax
      can you send me the referral form
      is the referral form online
      cannot find the paperwork for referral
      send me the referral packet
      is there a referral packet application for services
      email the referral form`,
  },
  coordinator: {
    words: 'coordinator isc caseworker coordinador cordinator',
    asks: `
      support coordinator
      who is my support coordinator
      case manager case worker caseworker
      independent support coordinator isc
      how do i get a coordinator
      mco health plan coordinator
      what does a support coordinator do
      coordinador de apoyo trabajador social
      who is it my coordinator
      what is an isc
      who plans my services
      my case manager
      what is a support cordinator
      my case manager quit who do i call
      how do i reach my support coordinator
      do i have a case manager
      who is in charge of my plan
      who do i contact about my support plan
      the person that makes my plan
      who makes my plan
      how do i find my coordinator
      how do i change my case manager
      my support coordinator never calls me back
      i am an isc
      need a new coordinator
      who do i ask about my plan
      what does the isc do
      i do not know who my coordinator is
      who is my case manager
      my coordinator left
      how do i talk to my coordinator`,
  },
  'change-provider': {
    words: 'switch transfer',
    asks: `
      change provider switch providers agency
      come to you from another agency company
      transfer from another provider
      not happy with our provider and want to switch
      move my brother to your agency
      leave my provider
      cambiar de proveedor agencia
      our current agency is closing can you take over
      need a new provider
      unhappy with current agency want to come to you
      leave our agency
      switch companies
      not happy with my agency can i switch
      can we change to your agency
      change companies
      how do i leave my current provider
      we do not like our agency
      tired of our current provider
      i want to change providers
      how do i switch from another agency to you
      i want to leave my current provider
      i want a different agency
      we hate our agency and want to come to you
      moving from another company to yours
      i want to leave my agency
      i want you to be my provider
      is it hard to change`,
  },
} satisfies Asks
