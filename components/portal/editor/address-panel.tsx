"use client";

import { TextInput } from "@mantine/core";
import type { Editor } from "@tiptap/core";
import { type KeyboardEvent, useState } from "react";
import { isAllowedImage, isAllowedLink } from "@/lib/html-rules";
import { ActionButton } from "../action-button";
import styles from "./address-panel.module.css";
import { removeLink, setImage, setLink } from "./address-commands";

export type AddressKind = "link" | "image";

type AddressPanelProps = { id: string; kind: AddressKind; editor: Editor; onClose: () => void };

const kinds = {
  link: {
    title: "Link",
    address: "Link address",
    isAllowed: isAllowedLink,
    refusal: "Links may start with https, http, mailto or tel.",
  },
  image: {
    title: "Image",
    address: "Image address",
    isAllowed: isAllowedImage,
    refusal: "Use an http or https address that ends in jpg, jpeg, gif or png.",
  },
};

/** Escape belongs to the panel while it is open, not to the dialog around it. */
const keepsDialog = { "data-mantine-stop-propagation": "true" };

/** Asks for the address of a link or picture; begins with the chosen one's. */
export function AddressPanel({ id, kind, editor, onClose }: AddressPanelProps) {
  const chosen = editor.getAttributes(kind) as { href?: string; src?: string; alt?: string };
  const [address, setAddress] = useState(chosen.href ?? chosen.src ?? "");
  const [alt, setAlt] = useState(chosen.alt ?? "");
  const [isRefused, setRefused] = useState(false);
  const { title, address: label, isAllowed, refusal } = kinds[kind];

  const apply = () => {
    const given = address.trim();
    if (!isAllowed(given)) return setRefused(true);
    if (kind === "link") setLink(editor, given);
    else setImage(editor, { src: given, alt: alt.trim() });
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter") return;
    // It would send the form of the dialog.
    event.preventDefault();
    apply();
  };

  return (
    <div
      id={id}
      role="group"
      aria-label={title}
      className={styles.panel}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      <TextInput
        {...keepsDialog}
        size="md"
        label={label}
        value={address}
        onChange={(event) => setAddress(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        error={isRefused && !isAllowed(address.trim()) && refusal}
        inputMode="url"
        autoFocus
      />
      {kind === "image" && (
        <TextInput
          {...keepsDialog}
          size="md"
          label="Alternative text"
          description="What the picture shows, for those who do not see it."
          value={alt}
          onChange={(event) => setAlt(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      )}
      <div className={styles.actions}>
        <ActionButton {...keepsDialog} onClick={apply}>
          {chosen.href || chosen.src ? "Change" : "Insert"} {kind}
        </ActionButton>
        {chosen.href && (
          <ActionButton
            {...keepsDialog}
            look="outline"
            onClick={() => {
              removeLink(editor);
              onClose();
            }}
          >
            Remove link
          </ActionButton>
        )}
        <ActionButton {...keepsDialog} look="outline" onClick={onClose}>
          Cancel {kind}
        </ActionButton>
      </div>
    </div>
  );
}
