"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { FormProvider, useForm, type UseFormReturn } from "react-hook-form";
import { ErrorSummary } from "@/components/ui/error-summary";
import { showFieldErrors } from "@/components/ui/field-errors";
import { showToast } from "@/components/ui/toast";
import { contactFields } from "@/lib/contacts/fields";
import { NATIONAL_DIGITS, extractDigits } from "@/lib/contacts/phone-digits";
import {
  type ContactErasure,
  type ContactErasureFormValues,
  contactErasureSchema,
  type ErasurePreviewDto,
} from "@/lib/contacts/schema";
import { ActionButton } from "@/components/portal/forms/action-button";
import { ConfirmDialog } from "../dialogs/confirm-dialog";
import { formatCount } from "../lists/format-count";
import { Dialog } from "../dialogs/dialog";
import dialogStyles from "../dialogs/dialog.module.css";
import { FailureNotice } from "../dialogs/failure-notice";
import { TextField } from "@/components/portal/forms/text-field";
import { portalRequest } from "@/components/portal/requests/portal-request";
import styles from "./erase-dialog.module.css";

type EraseDialogProps = {
  /** Prefills the form. */
  person?: ContactErasure | undefined;
  opened: boolean;
  onClose: () => void;
  onErased: () => void;
};

/** Finds a person's leads and erases them after confirmation (DPDP Act, 2023, section 12). */
export function EraseDialog({ opened, onClose, ...props }: EraseDialogProps) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      closeOnEscape={!isConfirming}
      title="Erase a Person’s Data"
      size="34rem"
      centered
    >
      <Erasure
        {...props}
        isConfirming={isConfirming}
        onConfirmingChange={setConfirming}
        onCancel={onClose}
      />
    </Dialog>
  );
}

type ErasureForm = UseFormReturn<ContactErasureFormValues, unknown, ContactErasure>;

type ErasureProps = Pick<EraseDialogProps, "person" | "onErased"> & {
  isConfirming: boolean;
  onConfirmingChange: (isConfirming: boolean) => void;
  onCancel: () => void;
};

/** Returns the number, or "" if it is too short to identify a person. */
const keepCompleteNumber = (phone = "") =>
  extractDigits(phone).length >= NATIONAL_DIGITS ? phone : "";

type ErasureMatch = { person: ContactErasure; preview: ErasurePreviewDto };

function Erasure({ person, isConfirming, onConfirmingChange, onCancel, onErased }: ErasureProps) {
  const queryClient = useQueryClient();
  const form: ErasureForm = useForm({
    resolver: zodResolver(contactErasureSchema),
    defaultValues: { email: person?.email ?? "", phone: keepCompleteNumber(person?.phone) },
    shouldFocusError: false,
  });
  const [match, setMatch] = useState<ErasureMatch | null>(null);
  const erasure = useMutation({
    mutationFn: erase,
    onSuccess: async (erased) => {
      // `erased` is 0 if the leads were already erased, for example by a request whose response was lost.
      const message =
        erased === 0 ? "Nothing to erase" : `${formatCount(erased, "contact")} erased`;
      showToast({ title: "Success", message, kind: "success" });
      onConfirmingChange(false);
      onErased();
      await queryClient.invalidateQueries({ queryKey: ["/api/contacts"] });
    },
  });
  if (match === null) return <PersonForm form={form} onFound={setMatch} onCancel={onCancel} />;

  const count = formatCount(match.preview.total, "contact");
  const cancel = () => {
    erasure.reset();
    onConfirmingChange(false);
  };
  return (
    <>
      <FoundContacts
        preview={match.preview}
        onBack={() => {
          setMatch(null);
          setTimeout(() => form.setFocus("email"));
        }}
        // Without the timeout, the Enter key that opens the question would also press its focused button.
        onErase={() => setTimeout(() => onConfirmingChange(true))}
      />
      <ConfirmDialog
        opened={isConfirming}
        question={`Erase ${count} permanently?`}
        confirmLabel="Erase Permanently"
        cancelLabel="Cancel"
        isBusy={erasure.isPending}
        onConfirm={() => erasure.mutate(match.person)}
        onCancel={cancel}
      >
        <div className={dialogStyles.confirm}>
          <p>
            This cannot be undone. The activity log will say that {count}{" "}
            {match.preview.total === 1 ? "was" : "were"} erased, but not whose. Older backups
            contain the data until newer ones replace them, and emails already sent stay in the
            inbox.
          </p>
          {erasure.error && <FailureNotice error={erasure.error} action="try" />}
        </div>
      </ConfirmDialog>
    </>
  );
}

async function fetchPreview(body: ContactErasure): Promise<ErasurePreviewDto> {
  const response = await portalRequest("POST", "/api/contacts/erase/preview", { body });
  return (await response.json()) as ErasurePreviewDto;
}

async function erase(body: ContactErasure): Promise<number> {
  const response = await portalRequest("POST", "/api/contacts/erase", { body });
  return ((await response.json()) as { erased: number }).erased;
}

const describeNoMatch = ({ email, phone }: ContactErasure) =>
  `No contact has this ${[email && "email", phone && "phone number"].filter(Boolean).join(" or this ")}`;

type PersonFormProps = {
  form: ErasureForm;
  onFound: (match: ErasureMatch) => void;
  onCancel: () => void;
};

function PersonForm({ form, onFound, onCancel }: PersonFormProps) {
  const search = useMutation({ mutationFn: fetchPreview });
  const find = async (person: ContactErasure) => {
    try {
      const result = await search.mutateAsync(person);
      if (result.total > 0) return onFound({ person, preview: result });
      form.setError(person.email ? "email" : "phone", { message: describeNoMatch(person) });
    } catch (error) {
      showFieldErrors(form, error);
    }
  };
  return (
    <FormProvider {...form}>
      <form noValidate className={dialogStyles.confirm} onSubmit={form.handleSubmit(find)}>
        <p className={dialogStyles.text}>
          Enter the person’s email or phone number. You can check the matching contacts before you
          erase them.
        </p>
        <ErrorSummary form={form} />
        <TextField<ContactErasureFormValues>
          name="email"
          label="Email"
          type="email"
          data-autofocus
        />
        <TextField<ContactErasureFormValues> name="phone" label="Phone" type="tel" />
        {search.error && <FailureNotice error={search.error} action="search" />}
        <div className={dialogStyles.actions}>
          <ActionButton variant="outline" onClick={onCancel}>
            Cancel
          </ActionButton>
          <ActionButton type="submit" isBusy={search.isPending}>
            Find Contacts
          </ActionButton>
        </div>
      </form>
    </FormProvider>
  );
}

type FoundContactsProps = { preview: ErasurePreviewDto; onBack: () => void; onErase: () => void };

function FoundContacts({ preview: { total, items }, onBack, onErase }: FoundContactsProps) {
  const titleRef = useRef<HTMLParagraphElement>(null);
  // The button that had the focus was removed with the form.
  useEffect(() => titleRef.current?.focus(), []);
  return (
    <div className={dialogStyles.confirm}>
      <p ref={titleRef} tabIndex={-1} className={dialogStyles.text}>
        {formatCount(total, "contact")} found:
      </p>
      <ul className={styles.contacts} aria-label="Contacts to erase">
        {items.map((contact) => (
          <li key={contact.id}>
            {contactFields.map(({ name, kind }) =>
              name === "name" ? (
                <strong key={name}>{contact[name]}</strong>
              ) : (
                <span key={name} className={kind === "message" ? styles.message : undefined}>
                  {contact[name]}
                </span>
              ),
            )}
          </li>
        ))}
      </ul>
      {total > items.length && <p className={dialogStyles.text}>and {total - items.length} more</p>}
      <div className={dialogStyles.actions}>
        <ActionButton variant="outline" onClick={onBack}>
          Back
        </ActionButton>
        <ActionButton color="danger" onClick={onErase}>
          Erase {formatCount(total, "Contact")}
        </ActionButton>
      </div>
    </div>
  );
}
